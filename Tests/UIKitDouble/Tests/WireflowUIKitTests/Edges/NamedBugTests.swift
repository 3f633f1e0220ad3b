import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Bugs that other frameworks and apps had with UIKit, each by its report.
@MainActor struct NamedBugTests {
  private let app = UIKitApp()

  /// The coordinator of a sheet stayed in memory after the user had swiped the sheet down.
  ///
  /// https://github.com/QuickBirdEng/XCoordinator/issues/187,
  /// https://github.com/AndreyPanov/ApplicationCoordinator/issues/30,
  /// https://github.com/RxSwiftCommunity/RxFlow/issues/169
  @Test func aFlowEndsWithTheSheetThatTheUserSwipesDown() {
    weak let flow = start { $0.presentModally($1, from: $2) }

    app.rest(after: app.rig.userDismisses(flow?.screen ?? app.a))

    #expect(flow == nil)
    app.assertJourney()
  }

  /// A swipe that was broken off ended the flow of the page, which was still there.
  ///
  /// https://github.com/radianttap/Coordinator/issues/8,
  /// https://github.com/AlphaWallet/alpha-wallet-ios/issues/5146
  @Test func aFlowLivesOnAfterASwipeThatIsBrokenOff() {
    weak let flow = start { $0.push($1, from: $2) }

    app.rig.stack?.userBeginsSwipe()
    app.rest(.seconds(1))
    app.rest(after: app.double.endGesture(cancelled: true))

    #expect(flow != nil)
    app.assertJourney()
  }

  /// A coordinator that had pushed onto its parent's stack did not hear of the pop.
  ///
  /// https://github.com/radianttap/Coordinator/issues/30
  @Test func aFlowOnTheStackOfItsParentEndsByThePop() {
    weak let flow = start { $0.push($1, from: $2) }

    app.rest(after: app.rig.stack?.userTapsBack())

    #expect(flow == nil)
    app.assertJourney()
  }

  /// An alert in the same turn as a dismissal was lost, and so was the next presentation.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  @Test func anAlertAfterADismissalAppears() {
    let sheet = app.present("Sheet")

    app.wireframe.dismiss(sheet)
    app.rest(after: app.wireframe.presentAlert(.init(title: "Gone"), from: app.a))
    let title = app.alert?.title
    app.rest(after: app.alert?.userTaps(0))
    app.present("Next")

    #expect(title == "Gone")
    app.assertJourney()
  }

  /// Going back to the root dismissed one sheet after the other.
  ///
  /// https://github.com/johnpatrickmorgan/FlowStacks/issues/44,
  /// https://github.com/johnpatrickmorgan/FlowStacks/issues/89
  @Test func allSheetsGoInOneAnimation() {
    var top = app.present("One")
    for title in ["Two", "Three"] { top = app.present(title, from: top) }

    app.wireframe.dismissAll()
    app.rest(.milliseconds(600))

    app.assertJourney()
  }

  /// The menu of the back button left a page without a question to anybody.
  ///
  /// https://github.com/wikimedia/wikipedia-ios/pull/3640
  @Test func aPageComesBackThatTheMenuOfTheBackButtonLeftAgainstAGuard() {
    app.push("One", "Two")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }

    app.rig.controller(app.a).map { app.rig.stack?.userPops(to: $0) }
    app.rest()
    app.assertJourney()
  }

  /// The system tries other sizes in the background for its pictures, and the app lost its place.
  ///
  /// https://github.com/kiwix/kiwix-apple/issues/1141, https://openradar.appspot.com/23010208
  @Test(arguments: [17, 26])
  func theAppKeepsItsPlaceInTheBackground(system: Int) {
    let app = UIKitApp(sizeClass: .regular, system: system)
    app.backend.followFormFactor()
    app.push("One", "Two")

    app.rest(after: app.double.entersBackground())
    app.rest(after: app.double.entersForeground())
    app.assertJourney()
  }

  /// Starts a flow of one screen, and returns it.
  private func start(
    _ show: @escaping (FlowWireframe<Void>, PlainScreen, any Screen) -> Void
  ) -> ChildFlow? {
    let flow = ChildFlow(app.wireframe, show)
    app.rest(after: app.flow.start(flow, from: app.a))
    app.forget()
    return flow
  }
}

/// A flow of one screen, shown as a test asks.
@MainActor
final class ChildFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let screen = PlainScreen("Child")
  private let show: (FlowWireframe<Void>, PlainScreen, any Screen) -> Void

  init(
    _ wireframe: any ApplicationWireframe,
    _ show: @escaping (FlowWireframe<Void>, PlainScreen, any Screen) -> Void
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.show = show
  }

  func start(from sender: any Screen) { show(wireframe, screen, sender) }
}
