#if canImport(Testing) && canImport(XCTest)
import Wireflow
import WireflowInteraction

extension AppDriver {
  /// The links of the open windows in the order in which they opened, nil for the main window.
  ///
  /// ```swift
  /// #expect(app.windows == [nil, "mail://thread/12"])
  /// ```
  public var windows: [String?] {
    guard let session = running(at: creation)?.app as? ApplicationSession else { return [nil] }
    return session.windows.map(\.link)
  }

  /// Goes to the window with a link, or to the main window for nil.
  public func window(
    _ link: String?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(.window(link), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Closes the window that the user is in.
  public func closeWindow(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.closeWindow, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
#endif
