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
  static var now: Double { time(CLOCK_THREAD_CPUTIME_ID) }

  /// Seconds of all threads together, for work that changes its thread.
  static var ofAllThreads: Double { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Ends the process as failed.
func exitAsFailed() -> Never { exit(1) }
