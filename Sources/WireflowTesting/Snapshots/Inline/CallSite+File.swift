#if canImport(Testing) && canImport(XCTest)
import Foundation

extension CallSite {
  /// The name of the file without its extension.
  var fileName: String {
    URL(fileURLWithPath: "\(filePath)").deletingPathExtension().lastPathComponent
  }

  var folder: URL { URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent() }
}

extension CallSite: CustomStringConvertible {
  /// The file with its module, the line and the column.
  var description: String { "\(fileID):\(line):\(column)" }
}

extension CallSite: Hashable {
  static func == (one: CallSite, other: CallSite) -> Bool {
    one.line == other.line && one.column == other.column
      && "\(one.filePath)" == "\(other.filePath)"
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine("\(filePath)")
    hasher.combine(line)
    hasher.combine(column)
  }
}
#endif
