import Wireflow
import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

/// A simulated finger that performs the actions of a script by touch.
@MainActor
struct Finger {
  let app: XCUIApplication

  /// Performs an action, and fails the test if its element does not exist.
  func perform(_ action: UserAction) {
    switch action {
    case .launch: app.launch()
    case .tap(let label), .toggle(let label): tap(app.descendants(matching: .any)[label.text])
    case .type(let text, let field): type(text, into: app.textFields[field.text])
    case .select(let label, _): tap(app.tabBars.buttons[label.text])
    case .choose(let option, let choice):
      if let choice { tap(app.buttons[choice.text]) }
      tap(app.buttons[option.text])
    case .back: swipeBack()
    case .backTo(let label, _): while !app.navigationBars[label.text].exists { swipeBack() }
    case .dismiss: pull(to: 0.95)
    case .background: XCUIDevice.shared.press(.home)
    case .foreground: app.activate()
    case .wait(let duration): wait(duration)
    default: XCTFail("no finger does this: \(action)")
    }
  }

  /// Swipes back from the left edge, over some fraction of the width.
  func swipeBack(to fraction: Double = 0.9) {
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
    let end = app.coordinate(withNormalizedOffset: CGVector(dx: fraction, dy: 0.5))
    edge.press(forDuration: 0.05, thenDragTo: end)
  }

  /// Pulls a sheet down by its bar, to some fraction of the height.
  func pull(to fraction: Double) {
    let bar = app.navigationBars.element(boundBy: app.navigationBars.count - 1)
    let start = bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let end = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: fraction))
    start.press(forDuration: 0.05, thenDragTo: end)
  }

  private func tap(_ element: XCUIElement) {
    let first = element.firstMatch
    XCTAssert(first.waitForExistence(timeout: 5), "nothing to tap: \(element)")
    first.tap()
  }

  private func type(_ text: String, into field: XCUIElement) {
    tap(field)
    let old = field.firstMatch.value as? String ?? ""
    field.firstMatch.typeText(
      String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count) + text)
  }

  private func wait(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let time = Double(seconds) + Double(attoseconds) / 1e18
    _ = XCTWaiter.wait(for: [XCTestExpectation(description: "a while")], timeout: time)
  }
}
