import Foundation

/// The symbol graphs and archives of an earlier run of the compiler and of DocC.
enum Published {
  /// The folder of the symbol graphs.
  static let graphs = folder("WIREFLOW_SYMBOL_GRAPHS")
  /// The folder of the converted archives.
  static let archives = folder("WIREFLOW_ARCHIVES")

  /// The modules, each of which is a folder and a product.
  static let modules = Result {
    try Repository.names(in: "Sources").filter { !$0.hasPrefix(".") }
  }

  private static func folder(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0) }
  }
}
