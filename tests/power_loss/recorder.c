/* Records what a process does to the files of one folder: preloaded, it stands before the C library.
 *
 * Each record: kind, length of the name, offset, length of the data, then the name and the data. Under one lock each
 * call is made and recorded, so the order is that of the calls. `record_note` adds a line of the program's own. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MOST 4096
struct header { uint32_t kind, name; uint64_t offset, length; };

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static const char *folder;
static size_t prefix;
static int out = -1;
static char *names[MOST]; /* by file descriptor: the name within the folder, "" for the folder itself */

#define REAL(name) ((__typeof__(&name))real(#name))
static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
    const char *log = getenv("RECORDER_LOG");
    folder = getenv("RECORDER_FOLDER");
    if (log && folder) {
        prefix = strlen(folder);
        out = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
}

static void put(const void *data, size_t length) {
    const char *at = data;
    while (length > 0) {
        ssize_t written = syscall(SYS_write, out, at, length);
        if (written <= 0) abort();
        at += written;
        length -= (size_t)written;
    }
}

static void record(char kind, const char *name, uint64_t offset, const void *data, uint64_t length) {
    struct header header = {(uint32_t)kind, (uint32_t)strlen(name), offset, length};
    if (out < 0) return;
    put(&header, sizeof header);
    put(name, header.name);
    if (data) put(data, length);
}

/* The name of a path within the folder, or NULL. */
static const char *within(const char *path) {
    if (out < 0 || strncmp(path, folder, prefix)) return NULL;
    if (path[prefix] == 0) return "";
    return path[prefix] == '/' ? path + prefix + 1 : NULL;
}

static const char *name_of(int fd) { return fd >= 0 && fd < MOST ? names[fd] : NULL; }

static int opened(int fd, const char *path, int is_new) {
    const char *name = within(path);
    if (fd >= 0 && fd < MOST && name) {
        free(names[fd]);
        names[fd] = strdup(name);
        if (is_new) record('C', name, 0, NULL, 0);
    }
    return fd;
}

static int open_with(int at, const char *path, int flags, mode_t mode) {
    pthread_mutex_lock(&lock);
    struct stat found;
    int is_new = (flags & O_CREAT) && within(path) && stat(path, &found) != 0;
    int fd = (int)syscall(SYS_openat, at, path, flags, mode);
    opened(fd, path, is_new);
    if (fd >= 0 && (flags & O_TRUNC) && !is_new && name_of(fd)) record('T', name_of(fd), 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return fd;
}

#define MODE(flags) mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { va_list more; va_start(more, flags); mode = va_arg(more, mode_t); va_end(more); }
int open(const char *path, int flags, ...) { MODE(flags) return open_with(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return open_with(AT_FDCWD, path, flags | O_LARGEFILE, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags) return open_with(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags) return open_with(at, path, flags | O_LARGEFILE, mode); }

int close(int fd) {
    pthread_mutex_lock(&lock);
    if (name_of(fd)) { free(names[fd]); names[fd] = NULL; }
    int result = REAL(close)(fd);
    pthread_mutex_unlock(&lock);
    return result;
}

static ssize_t write_at(int fd, const void *data, size_t length, off64_t offset) {
    pthread_mutex_lock(&lock);
    ssize_t written = REAL(pwrite64)(fd, data, length, offset);
    if (written > 0 && name_of(fd)) record('W', name_of(fd), (uint64_t)offset, data, (uint64_t)written);
    pthread_mutex_unlock(&lock);
    return written;
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) { return write_at(fd, data, length, offset); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return write_at(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
    if (!name_of(fd)) return REAL(write)(fd, data, length);
    pthread_mutex_lock(&lock);
    off64_t offset = lseek64(fd, 0, SEEK_CUR);
    ssize_t written = REAL(write)(fd, data, length);
    if (written > 0) record('W', name_of(fd), (uint64_t)offset, data, (uint64_t)written);
    pthread_mutex_unlock(&lock);
    return written;
}

static int cut(int fd, off64_t length) {
    pthread_mutex_lock(&lock);
    int result = REAL(ftruncate64)(fd, length);
    if (!result && name_of(fd)) record('T', name_of(fd), (uint64_t)length, NULL, 0);
    pthread_mutex_unlock(&lock);
    return result;
}
int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off64_t length) { return cut(fd, length); }

static int synced(int fd, int (*sync)(int)) {
    pthread_mutex_lock(&lock);
    int result = sync(fd);
    if (!result && name_of(fd)) record('S', name_of(fd), 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return result;
}
int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

int unlink(const char *path) {
    pthread_mutex_lock(&lock);
    int result = REAL(unlink)(path);
    if (!result && within(path)) record('U', within(path), 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return result;
}

int rename(const char *from, const char *to) {
    pthread_mutex_lock(&lock);
    int result = REAL(rename)(from, to);
    if (!result && within(from) && within(to)) record('R', within(from), 0, within(to), strlen(within(to)));
    pthread_mutex_unlock(&lock);
    return result;
}

void record_note(const char *text) {
    pthread_mutex_lock(&lock);
    record('N', "", 0, text, strlen(text));
    pthread_mutex_unlock(&lock);
}
