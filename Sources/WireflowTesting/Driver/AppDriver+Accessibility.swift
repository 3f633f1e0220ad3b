#if canImport(Testing) && canImport(XCTest)
import Wireflow
import WireflowInteraction

extension AppDriver {
  /// Expects that users of a screen reader can make out what is in front: the pages have titles, all
  /// elements have names, and no two of a kind sound the same.
  ///
  /// An identifier allows two elements to sound the same, because each of them was meant. To check
  /// all places of an app, explore it: its map names the same faults as traps.
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
      (["Users of a screen reader cannot make out what is in front.", ""] + faults)
        .joined(separator: "\n"), at: site)
  }
}
#endif
