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
    case .tap(let label): tap(app.descendants(matching: .any)[label.text])
    case .toggle(let label): toggle(app.switches[label.text])
    case .type(let text, let label): type(text, into: field(label.text))
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

  /// The text field with a label, which is an element of another type if it is secure.
  ///
  /// Source: https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype/securetextfield
  private func field(_ label: String) -> XCUIElement {
    let field = app.textFields[label]
    return field.waitForExistence(timeout: 2) ? field : app.secureTextFields[label]
  }

  @discardableResult
  private func tap(_ element: XCUIElement) -> XCUIElement {
    let first = element.firstMatch
    XCTAssert(first.waitForExistence(timeout: 5), "nothing to tap: \(element)")
    first.tap()
    return first
  }

  /// Moves a switch itself, because a tap on its row moves nothing.
  private func toggle(_ element: XCUIElement) {
    let wasOn = element.waitForExistence(timeout: 5) ? element.firstMatch.value as? String : nil
    let isOn = tap(element).value as? String
    XCTAssertNotEqual(isOn, wasOn, "the switch stays as it was: \(element)")
  }

  private func type(_ text: String, into element: XCUIElement) {
    let field = tap(element)
    let old = field.value as? String ?? ""
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count) + text)
  }

  private func wait(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let time = Double(seconds) + Double(attoseconds) / 1e18
    _ = XCTWaiter.wait(for: [XCTestExpectation(description: "a while")], timeout: time)
  }
}
