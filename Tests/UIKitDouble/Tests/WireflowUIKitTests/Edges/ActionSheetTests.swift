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

    app.alert?.userTapsBeside()
    await app.rest()
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

    app.alert?.userTapsBeside()
    await app.rest()
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
