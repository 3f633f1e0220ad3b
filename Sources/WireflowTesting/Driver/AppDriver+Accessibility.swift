#if canImport(Testing) && canImport(XCTest)
import Wireflow
import WireflowInteraction

extension AppDriver {
  /// Expects the content in front to be usable with a screen reader: all pages have titles, all
  /// elements have names, and no two elements of a kind sound the same.
  ///
  /// Two elements with identifiers may sound the same, because an identifier shows that each is
  /// intended. To check every place in an app, explore it: the map lists the same faults as traps.
  ///
  /// ```swift
  /// app.tap("Crime")
  /// app.expectAccessible()
  /// ```
  public func expectAccessible(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let stage = running(at: site)?.stage else { return }
    let names = Dictionary(
      stage.visibleScreens.map { (stage.pictureID(of: $0), "\(stage.name(of: $0))") }
    ) { first, _ in first }
    let faults = stage.picture.spokenFaults.map { fault in
      "    " + fault.sentence(on: names[fault.screen] ?? "The alert")
    }
    guard !faults.isEmpty else { return }
    recordFailure(
      (["Users of a screen reader cannot understand the page in front.", ""] + faults)
        .joined(separator: "\n"), at: site)
  }
}
#endif
