import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// An action sheet that the user taps beside.
@Suite @MainActor
struct ActionSheetTests {
  private func show(
    on app: UIKitApp, _ actions: [AlertContent.Action], _ answers: @escaping (String?) -> Void
  ) {
    app.wireframe.presentAlert(
      .init(title: "Share", style: .actionSheet, actions: actions), from: app.a
    ) { answers($0?.title) }
    app.rest()
    _ = app.newLog()
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func withoutACancelActionItCountsAsCancelled(_ sizeClass: UIUserInterfaceSizeClass) async {
    let app = UIKitApp(sizeClass: sizeClass)
    var answers: [String?] = []
    show(on: app, [.init("Mail"), .init("Copy")]) { answers.append($0) }

    await app.rest(after: app.alert?.userTapsBeside())
    await expectEventually { answers.count == 1 }
    await app.rest()

    #expect(answers == [nil])
    #expect(app.alert == nil)
    app.expectSame()
    app.expectLog(
      matches: """
          close alert "Share"
        """)
  }

  @Test func withACancelActionThatIsTheAnswer() async {
    let app = UIKitApp(sizeClass: .regular)
    var answers: [String?] = []
    show(on: app, [.init("Mail"), .init("No", role: .cancel)]) { answers.append($0) }

    await app.rest(after: app.alert?.userTapsBeside())
    for _ in 0..<5 { await Task.yield() }
    await app.rest()

    #expect(answers == ["No"])
    app.expectSame()
    app.expectLog(
      matches: """
        > choose "No"
          close alert "Share"
        """)
  }
}

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
    app.rest(after: alert.userTaps(0))

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
    app.rest(after: app.wireframe.presentAlert(.rename, from: app.a))

    app.stage.perform(.type("Ada", into: "Name"))

    #expect(app.alert?.textFields?.map(\.text) == ["Ada"])
    #expect(app.alert?.actions.map(\.isEnabled) == [true, true])
  }

  @Test func showsDotsForASecretThatWasTypedElsewhere() {
    let app = UIKitApp()
    app.rest(after: app.wireframe.presentAlert(.unlock, from: app.a))

    app.stage.perform(.type("2468", into: "PIN"))

    #expect(app.alert?.textFields?.map { $0.text ?? "" } == [""])
    #expect(app.alert?.textFields?.map(\.placeholder) == ["••••"])
  }

  @Test func keepsASecretInItsFieldAlone() throws {
    let app = UIKitApp()
    app.rest(after: app.wireframe.presentAlert(.unlock, from: app.a))
    _ = app.newLog()
    let field = try #require(app.alert?.textFields?.first)

    field.userTypes("2468")

    #expect(field.isSecureTextEntry && field.keyboardType == .decimalPad)
    #expect(field.text == "2468")
    app.expectLog(matches: #"> type sample "the right PIN" into "PIN""#)
  }
}
