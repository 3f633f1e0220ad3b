import Foundation
import Wireflow

/// Makes a scheduler that tells, on standard error, of a loop that lets nothing happen.
@MainActor func makeLiveScheduler() -> LiveScheduler {
  let scheduler = LiveScheduler { message in
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
  return scheduler
}
