# SPDX-License-Identifier: MIT
# Warnings and sanitizers for all targets of the project.
add_library(cavegame_options INTERFACE)
target_compile_options(cavegame_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor
                                                  -Woverloaded-virtual -Wold-style-cast)
# Paths in messages and debugging information begin at the project's folder, so that ccache finds what was compiled in another one.
target_compile_options(cavegame_options INTERFACE -ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)
# Free movement must give the same results on every machine, so multiplications and additions must not be fused.
target_compile_options(cavegame_options INTERFACE -ffp-contract=off)
if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # A unit needs 1 to 1.5 GB without collecting garbage, which takes an eighth of the time.
    target_compile_options(cavegame_options INTERFACE --param=ggc-min-heapsize=2000000)
endif()
if(CAVEGAME_WERROR)
    target_compile_options(cavegame_options INTERFACE -Werror)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # GCC 12 warns about overlaps and overflows in std::string that can't happen (its bugs 105651, 105329), and about the
        # contents of empty optionals. Clang has its own warnings.
        target_compile_options(cavegame_options INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread
                                                              -Wno-array-bounds -Wno-maybe-uninitialized)
    endif()
endif()
# The program reads untrusted files, so memory errors should end it rather than be exploitable. (Both compilers make position
# independent programs by default.)
target_compile_definitions(cavegame_options INTERFACE _GLIBCXX_ASSERTIONS)
target_compile_options(cavegame_options INTERFACE -fstack-protector-strong)
target_link_options(cavegame_options INTERFACE -Wl,-z,relro -Wl,-z,now)
if(NOT CAVEGAME_SANITIZE AND NOT CAVEGAME_FUZZ)
    # Needs optimisation, and hides calls of the C library from the address sanitizer.
    target_compile_definitions(cavegame_options INTERFACE $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:_FORTIFY_SOURCE=2>)
endif()
if(CAVEGAME_FUZZ)
    target_compile_options(cavegame_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(CAVEGAME_SANITIZE)
    target_compile_options(cavegame_options INTERFACE -fsanitize=${CAVEGAME_SANITIZE}
                                                      -fno-omit-frame-pointer -fno-sanitize-recover=all)
    if(CAVEGAME_SANITIZE MATCHES "undefined")
        # Checks of every pointer, which take a third of the time to compile: the address sanitizer finds what such a pointer does.
        target_compile_options(cavegame_options INTERFACE -fno-sanitize=null,alignment,object-size,vptr)
    endif()
    target_link_options(cavegame_options INTERFACE -fsanitize=${CAVEGAME_SANITIZE})
endif()
