import Foundation
import Wireflow
import WireflowInteraction
import XCTest

#if canImport(XCUIAutomation)
import XCUIAutomation
#endif

/// Tests that play sessions of the sample on a device, with swipes, sheets and rotation.
@MainActor
final class SessionTests: XCTestCase {
  private lazy var app = XCUIApplication()
  private var finger: Finger { Finger(app: app) }

  override func setUp() async throws { continueAfterFailure = false }

  /// Plays a script that also runs without a screen, in the command.
  func testBrowses() throws {
    try play("browse")

    expectPage("Profile")
  }

  func testGoesBackByASwipe() {
    app.launch()
    finger.perform(.tap("Fantasy"))
    finger.perform(.tap("The Owl Tax"))

    finger.swipeBack(to: 0.2)
    expectPage("The Owl Tax")
    finger.swipeBack()
    expectPage("Fantasy")
    finger.swipeBack()
    expectPage("Discover")
  }

  func testClosesASheetByPullingItDown() {
    app.launch()
    finger.perform(.tap("Fantasy"))
    finger.perform(.tap("Thornwright"))
    finger.perform(.tap("Log in to buy"))
    expectPage("Log in")

    finger.pull(to: 0.3)
    expectPage("Log in")
    finger.pull(to: 0.95)
    expectPage("Thornwright")
  }

  func testTypesASecret() {
    app.launch()
    finger.perform(.tap("Fantasy"))
    finger.perform(.tap("Thornwright"))
    finger.perform(.tap("Log in to buy"))

    finger.perform(.type("Ada", into: "Name"))
    finger.perform(.type("secret", into: "Password"))

    // The value of an empty field is its placeholder.
    XCTAssertNotEqual(app.secureTextFields.firstMatch.value as? String, "Password")
  }

  func testStaysInItsPlaceWhenTheDeviceTurns() {
    app.launch()
    finger.perform(.tap("Fantasy"))
    finger.perform(.tap("The Owl Tax"))

    XCUIDevice.shared.orientation = .landscapeLeft
    expectPage("The Owl Tax")
    XCUIDevice.shared.orientation = .portrait
    expectPage("The Owl Tax")
    finger.swipeBack()
    expectPage("Fantasy")
  }

  private func play(_ name: String) throws {
    let bundle = Bundle(for: SessionTests.self)
    let url = try XCTUnwrap(bundle.url(forResource: name, withExtension: "txt"))
    let text = try String(contentsOf: url, encoding: .utf8)
    for step in try Script(parsing: text, name: name).steps { finger.perform(step.action) }
  }

  private func expectPage(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssert(
      app.navigationBars[title].waitForExistence(timeout: 5), "\(title) is not there", file: file,
      line: line)
  }
}
