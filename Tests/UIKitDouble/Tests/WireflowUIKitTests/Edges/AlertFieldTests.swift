import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The text fields of alerts.
@Suite @MainActor
struct AlertFieldTests {
  @Test func typesEachCharacterAndEnablesTheAnswer() throws {
    let app = UIKitApp()
    var names: [String?] = []
    app.wireframe.presentAlert(.rename, from: app.a) { names.append($0?[field: "Name"]) }
    app.rest()
    _ = app.newLog()
    let alert = try #require(app.alert)
    let field = try #require(alert.textFields?.first)

    alert.userTaps(0)
    let before = alert.actions.map(\.isEnabled)
    field.userTypes("A")
    field.userTypes("Ad")
    let after = alert.actions.map(\.isEnabled)
    alert.userTaps(0)
    app.rest()

    #expect(field.placeholder == "Name")
    #expect(before == [false, true] && after == [true, true])
    #expect(names == ["Ad"])
    app.expectSame()
    app.expectLog(
      matches: """
        > type "A" into "Name"
        > type "Ad" into "Name"
        > choose "rename"
          close alert "Rename"
        """)
  }

  @Test func showsWhatIsTypedElsewhere() throws {
    let app = UIKitApp()
    app.wireframe.presentAlert(.rename, from: app.a)
    app.rest()

    app.stage.perform(.type("Ada", into: "Name"))

    #expect(app.alert?.textFields?.map(\.text) == ["Ada"])
    #expect(app.alert?.actions.map(\.isEnabled) == [true, true])
  }

  @Test func showsDotsForASecretThatWasTypedElsewhere() {
    let app = UIKitApp()
    app.wireframe.presentAlert(.unlock, from: app.a)
    app.rest()

    app.stage.perform(.type("2468", into: "PIN"))

    #expect(app.alert?.textFields?.map { $0.text ?? "" } == [""])
    #expect(app.alert?.textFields?.map(\.placeholder) == ["••••"])
  }

  @Test func keepsASecretInItsFieldAlone() throws {
    let app = UIKitApp()
    app.wireframe.presentAlert(.unlock, from: app.a)
    app.rest()
    _ = app.newLog()
    let field = try #require(app.alert?.textFields?.first)

    field.userTypes("2468")

    #expect(field.isSecureTextEntry && field.keyboardType == .decimalPad)
    #expect(field.text == "2468")
    app.expectLog(matches: #"> type sample "the right PIN" into "PIN""#)
  }
}
