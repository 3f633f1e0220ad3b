#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The time that this thread has had a processor for, which others on the machine do not lengthen.
enum ThreadClock {
  /// Seconds since the thread began.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Ends the process as failed.
func exitAsFailed() -> Never { exit(1) }
