import Observation
import SwiftUI
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Screens of SwiftUI inside UIKit.
@MainActor struct HostingTests {
  @Observable @MainActor
  final class NoteScreen: ModallyPresentable {
    var title = "Note"
    var canSave = true
    var saves = 0
    var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .close }
    var preferredModalStyle: ModalStyle { .fullScreen }
    var content: ScreenContent {
      if canSave { Button("Save") { self.saves += 1 }.inBar(.trailing) }
    }
  }

  struct NoteView: View {
    var body: some View { SwiftUI.Text("Note").toolbarDouble(["Share"]) }
  }

  private let app = UIKitApp()
  private let note = NoteScreen()

  private func present(_ make: @escaping @MainActor (NoteScreen) -> some View) {
    app.backend.register(NoteScreen.self) { make($0) }
    app.rest(after: app.wireframe.presentModally(note, from: app.a))
  }

  private var buttons: [String] {
    app.rig.window.layOutForTest()
    let items = app.rig.controller(note)?.navigationItem.rightBarButtonItems
    return (items ?? []).map { $0.title ?? "" }
  }

  @Test func aToolbarDoesNotTakeTheCloseButtonAway() {
    present { _ in NoteView() }

    #expect(buttons == ["Close", "Save", "Share"])
    app.rest(after: app.rig.controller(note)?.navigationItem.rightBarButtonItems?.first?.userTaps())

    #expect(app.stage.state.modalScreens.isEmpty)
    app.expectSame()
  }

  @Test func titlesAndButtonsStayLive() async {
    present { _ in NoteView() }

    note.title = "Renamed"
    note.canSave = false
    await expectEventually {
      app.rig.controller(note)?.navigationItem.title == "Renamed" && buttons == ["Close", "Share"]
    }
    note.canSave = true
    await expectEventually { buttons == ["Close", "Save", "Share"] }
    app.rig.controller(note)?.navigationItem.rightBarButtonItems?[1].userTaps()

    #expect(note.saves == 1)
  }

  @Test func decorationReachesEachScreenAndAnAnchorIsFoundByItsName() throws {
    app.backend.decorate { $0.environmentDouble("account") }

    present { _ in SwiftUI.Text("Share").presentationAnchor("Share") }

    let controller = app.rig.controller(note)
    #expect((controller as? UIHostingController<AnyView>)?.host.values == ["account"])
    let provider = try #require(controller as? any AnchorProviding)
    #expect(provider.anchorView(for: "Share") is AnchorView)
    #expect(provider.anchorView(for: "Other") == nil)
  }

  // MARK: - Whole apps

  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func anAppLaunchesInTheRoomOfItsWindow(_ room: UserInterfaceSizeClass) {
    let (seen, host) = (SeenApps(), HostDouble())
    host.environment.horizontalSizeClass = room

    ApplicationView { seen.make($0) }.apply(to: host)

    let container = room == .regular ? "split" : "tab bar"
    #expect(seen.apps.first?.stage.log.text.contains("install \(container): A") == true)
    #expect(seen.apps.first?.stage.log.text.contains("adapt") == false)
  }

  @Test func linksAndPhasesReachTheApp() throws {
    let (seen, host) = (SeenApps(), HostDouble())
    ApplicationView { seen.make($0) }.apply(to: host)

    host.onOpenURL?(try #require(URL(string: "shop://one")))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://shop.org/two")
    host.onActivity?(activity)
    for phase in [ScenePhase.inactive, .background, .background, .inactive, .active] {
      host.onPhase?(phase)
    }

    #expect(seen.links == ["shop://one", "https://shop.org/two"])
    let moves = seen.apps.first?.stage.log.lines.filter { $0.hasSuffix("ground") }
    #expect(moves == ["> background", "> foreground"])
  }
}

/// The bar of a player whose controls are a SwiftUI view.
@MainActor struct HostedPlayerTests {
  @MainActor
  private final class Counter {
    var pauses = 0
  }

  private let counter = Counter()

  private func makeHost(
    usesBottomAccessory: Bool = false, decorates: Bool = false
  ) throws -> (UIKitApp, UIHostingController<AnyView>) {
    let app = UIKitApp(usesBottomAccessory: usesBottomAccessory, system: 26)
    if decorates { app.backend.decorate { $0.environmentDouble("account") } }
    app.backend.register(PlainScreen.self) { [counter] _ in
      AnyView(SwiftUI.Button("Pause") { counter.pauses += 1 })
    }
    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))
    app.rig.window.layOutForTest()
    app.forget()
    let controls = app.backend.root.player.shown?.controls
    return (app, try #require(controls as? UIHostingController<AnyView>))
  }

  @Test(arguments: [false, true])
  func aTapOnAButtonPressesItAndOneBesideOpensThePlayerOnce(decorates: Bool) throws {
    let (app, host) = try makeHost(decorates: decorates)

    app.rest(after: host.userTaps("Pause"))
    #expect(counter.pauses == 1)
    app.rest(after: host.userTaps())
    app.assertJourney()
  }

  /// Neither the bar nor the hosted view hides the glass of the system behind it.
  @Test(arguments: [false, true])
  func onlyABarOutsideTheAccessoryIsOpaque(usesBottomAccessory: Bool) throws {
    let (app, host) = try makeHost(usesBottomAccessory: usesBottomAccessory)
    let bar = try #require(app.rig.playerBar)

    let color: UIColor = usesBottomAccessory ? .clear : .secondarySystemBackground
    #expect(bar.backgroundColor === color)
    #expect(host.view.backgroundColor === UIColor.clear)
    #expect(bar.intrinsicContentSize == CGSize(width: 360, height: 64))
  }
}
