#if canImport(Testing) && canImport(XCTest)
public import Wireflow
import WireflowInteraction

extension AppDriver {
  /// Presses a key with modifiers, while no field has the focus.
  ///
  /// If the key has no effect, the test fails, and the failure lists the keys that have one.
  ///
  /// ```swift
  /// app.press("n")
  /// app.press(.escape, [])
  /// ```
  public func press(
    _ key: ScreenContent.Shortcut.Key, _ modifiers: ScreenContent.Shortcut.Modifiers = .command,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    step(at: site) { stage in
      let shortcut = ScreenContent.Shortcut(key, modifiers)
      let picture = stage.picture
      switch picture.menuItem(for: shortcut)?.effect {
      case .perform(let action, let target): stage.perform(action, on: target)
      case .focus: break
      case nil: recordFailure(message(for: shortcut, in: picture), at: site)
      }
    }
  }

  private func message(
    for shortcut: ScreenContent.Shortcut, in picture: StagePicture
  ) -> String {
    let keys = picture.menuItems.filter(\.isEnabled).compactMap { item in
      item.shortcut.map { "\n    \($0) \(item.title)" }
    }
    return """
      The key \(shortcut) has no effect here.

        To fix: press one of these instead, or find out why its element is out of reach.\
      \(keys.joined())
      """
  }
}
#endif
