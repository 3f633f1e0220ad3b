import Foundation

/// Something that an app should not do.
enum Mishap: String, CaseIterable {
  case fatalError = "Fatal error"
  case badAccess = "Bad access"
  case stackOverflow = "Stack overflow"
  case abort = "Abort"
  case endlessLoop = "Endless loop"
  case exit = "Exit"
  case print = "Print"

  /// Lets it happen.
  func happen() {
    switch self {
    case .fatalError: Swift.fatalError("the reason of the crash")
    case .badAccess: UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
    case .stackOverflow: Swift.print(Self.depth(of: 0))
    case .abort: Foundation.abort()
    case .endlessLoop: while true {}
    case .exit: Foundation.exit(7)
    case .print: Swift.print("printed while the app was shown")
    }
  }

  private static func depth(of level: Int) -> Int { level < 0 ? 0 : depth(of: level + 1) + 1 }
}
