import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Tabs: their titles, and those that have no place in the bar.
@MainActor struct TabEdgeTests {
  /// A screen with another title on its page than on its tab.
  final class InboxScreen: RootLevelRepresentable {
    var title = "3 new"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: "Inbox") }
    var content: ScreenContent { Text("Mail") }
  }

  @Test(arguments: [17, 26], [false, true])
  func theTitleOfAPageIsNotThatOfItsTab(system: Int, namesItself: Bool) {
    final class Named: UIViewController {
      override func viewDidLoad() { title = "My inbox" }
    }
    let app = UIKitApp(system: system)
    if namesItself {
      app.backend.register(InboxScreen.self) { _ in Named(nibName: nil, bundle: nil) }
    }
    let inbox = InboxScreen()
    app.rest(after: app.wireframe.update(rootItems: [inbox, app.b]))

    inbox.title = "4 new"
    app.stage.contentChanged(of: inbox)
    app.push("One", from: inbox)
    app.assertJourney()
  }

  @Test func aListOfRootItemsHasHeadingsThatNobodySelects() {
    let list = RootItemsController()
    var selected: [Int] = []
    list.onSelect = { selected.append($0) }
    list.loadViewIfNeeded()
    list.show(
      [
        .init(title: "Inbox", group: "Mailboxes"),
        .init(title: "Work", group: "Mailboxes", level: 1), .init(title: "Ada", group: "People"),
      ], selected: 1)
    let cells = (0..<5).compactMap { row in
      list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    }
    for row in 0..<5 { list.tableView.userTaps(row) }

    let texts = cells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(texts == ["Mailboxes", "Inbox", "Work", "People", "Ada"])
    #expect(cells.map(\.indentationLevel) == [0, 0, 1, 0, 0])
    let headers = cells.filter { $0.accessibilityTraits.contains(.header) }
    #expect(headers.map { cells.firstIndex(of: $0) } == [0, 3])
    #expect(cells.map(\.accessoryType) == [.none, .none, .checkmark, .none, .none])
    #expect(selected == [0, 1, 2])
  }

  @Test(arguments: [17, 26])
  func aTabThatChangesItsRootKeepsItsPlaceAndShowsTheNewRoot(system: Int) throws {
    let app = UIKitApp(system: system, tabStyle: .sidebarAdaptable)
    let (login, profile) = (PlainScreen("Log in"), PlainScreen("Profile"))
    (login.imageName, profile.imageName) = ("key", "person")
    app.wireframe.update(rootItems: [app.a, login])
    app.rest(after: app.wireframe.select(login))
    let stack = try #require(app.rig.stack)
    let tab = app.rig.tabs?.selectedTab
    #expect(stack.tabBarItem.image?.name == "key")

    let orders = PlainScreen("Orders")
    app.rest(after: app.wireframe.setStack([profile, orders], of: login))

    #expect(app.rig.stack === stack)
    #expect(stack.topViewController === app.rig.controller(orders))
    #expect(stack.tabBarItem.image?.name == "person")
    guard system == 26 else { return }
    #expect(app.rig.tabs?.selectedTab === tab)
    #expect(tab?.image?.name == "person")
  }

  @discardableResult
  private func addRoots(to app: UIKitApp) -> [PlainScreen] {
    let roots = ["C", "D", "E", "F"].map { PlainScreen($0) }
    app.rest(after: app.wireframe.update(rootItems: [app.a, app.b] + roots))
    return roots
  }

  @Test(arguments: [17, 26])
  func moreLeadsBackToItsListAndToTheOthers(system: Int) {
    let app = UIKitApp(system: system)
    let roots = addRoots(to: app)
    app.rest(after: app.wireframe.select(roots[3]))
    app.push("One", from: roots[3])

    app.rest(after: app.rig.tabs?.userTaps(4))
    let list = app.rig.moreList?.tableView
    #expect(list?.window != nil)
    #expect(list?.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .checkmark)
    app.rest(after: list?.userTaps(1))
    #expect(app.titles == ["F", "One"])
    app.rest(after: app.rig.tabs?.userTaps(4))
    app.rest(after: app.rig.moreList?.tableView.userTaps(0))
    #expect(app.rig.stack?.viewIfLoaded?.window != nil)
    app.rest(after: app.rig.tabs?.userTaps(1))
    app.push("Two", from: app.b)
    for tab in [4, 1] { app.rest(after: app.rig.tabs?.userTaps(tab)) }
    #expect(app.titles == ["B", "Two"])
    app.assertJourney()
  }

  @Test func aPageThatComesWhileTheListOfMoreIsInFrontIsSeen() {
    let app = UIKitApp()
    addRoots(to: app)
    app.rest(after: app.rig.tabs?.userTaps(4))
    #expect(app.rig.moreList?.tableView.window != nil)

    let page = app.push("One", from: app.a)[0]

    #expect(app.rig.controller(page)?.viewIfLoaded?.window != nil)
  }

  /// UIKit's own More takes pages out of their stacks, also those of tab objects.
  @Test func aSidebarThatBecomesANarrowBarHasTheAppsMore() {
    let app = UIKitApp(sizeClass: .regular, tabStyle: .sidebarAdaptable) {
      TabBarWireframe(stage: $0)
    }
    addRoots(to: app)
    app.push("One", from: app.a)
    #expect(app.rig.tabs?.mode == .tabSidebar)

    app.rest(after: app.double.resize(to: .compact))
    app.rest(after: app.rig.tabs?.userTaps(4))
    app.rest(after: app.rig.moreList?.tableView.userTaps(1))

    app.rest(after: app.double.resize(to: .regular))
    #expect(app.rig.tabs?.mode == .tabSidebar)
    app.assertJourney()
  }

  @Test(arguments: [TabStyle.bar, .sidebarAdaptable], [UIUserInterfaceIdiom.phone, .pad])
  func aWideIPhoneHasFivePlacesAndAnIPadOneForAll(_ style: TabStyle, _ idiom: UIUserInterfaceIdiom)
  {
    let app = UIKitApp(tabStyle: style) { TabBarWireframe(stage: $0) }
    app.double.idiom = idiom
    addRoots(to: app)
    app.rest(after: app.double.resize(to: .regular))

    app.rest(after: app.rig.tabs?.userTaps(4))
    app.rest(after: app.rig.moreList?.tableView.userTaps(1))
    app.assertJourney()
  }
}

extension UIKitRig {
  /// The titles on the tabs.
  var tabTitles: [String?] {
    guard let tabs else { return [] }
    return tabs.tabs.isEmpty ? (tabs.tabBar.items ?? []).map(\.title) : tabs.tabs.map(\.title)
  }

  /// The list under "More".
  var moreList: RootItemsController? {
    tabs?.selectedViewController?.lists.first { $0.viewIfLoaded?.window != nil }
  }
}

extension UIViewController {
  fileprivate var lists: [RootItemsController] {
    [self as? RootItemsController].compactMap(\.self) + children.flatMap(\.lists)
  }
}

/// A full-screen modal takes everything behind it out of the window, and the app goes on above it.
@MainActor struct CoveredRootTests {
  private let app = UIKitApp(usesBottomAccessory: true) { TabBarWireframe(stage: $0) }
  private let full = PlainScreen("Full")

  private func present() {
    full.style = .fullScreen
    app.rest(after: app.wireframe.presentModally(full, from: app.a))
    #expect(app.backend.root.viewIfLoaded?.window == nil)
    app.forget()
  }

  @Test(arguments: [ModalStyle.automatic, .fullScreen, .formSheet])
  func aModalAppearsAboveItAndBothLeave(_ style: ModalStyle) {
    present()
    let next = PlainScreen("Next")
    next.style = style
    app.rest(after: app.wireframe.presentModally(next, from: full))
    #expect(app.rig.controller(next)?.viewIfLoaded?.window != nil)

    app.rest(after: app.wireframe.dismiss(full))

    #expect(app.backend.root.viewIfLoaded?.window != nil)
    app.assertJourney()
  }

  @Test func aWindowChangesItsSizeBehindIt() {
    let app = UIKitApp()
    full.style = .fullScreen
    app.rest(after: app.wireframe.presentModally(full, from: app.a))

    app.rest(after: app.double.resize(to: .regular))
    #expect(app.stage.state.formFactor == .regular)
    app.rest(after: app.wireframe.dismiss(full))

    app.assertJourney()
  }
}

/// Root items that are detached keep their view controllers.
@MainActor struct DetachedRootsTests {
  private let app = UIKitApp()
  private let page = PageScreen("Page")

  @Test func comeBackWithTheirViewControllers() throws {
    app.rest(after: app.wireframe.push(page, from: app.a))
    let controller = try #require(app.rig.backend.screens.viewController(of: page))
    var saved: DetachedRoots?

    app.wireframe.transaction {
      saved = app.wireframe.detach()
      app.wireframe.update(rootItems: [PageScreen("New")])
    }
    app.rest()
    #expect(controller.viewIfLoaded?.window == nil)

    try app.wireframe.attach(#require(saved))
    app.rest()
    #expect(app.rig.backend.screens.viewController(of: page) === controller)
    #expect(controller.viewIfLoaded?.window != nil)
  }

  /// Eight presentations with an animation each would take longer than a transition may.
  @Test func comeBackWithManyModalsInTime() {
    var sender: any Screen = app.b
    for number in 1...8 {
      let modal = PlainScreen("Modal \(number)")
      app.rest(after: app.wireframe.presentModally(modal, from: sender))
      sender = modal
    }
    let saved = app.wireframe.detach([app.b])
    app.rest()

    app.rest(after: app.wireframe.attach(saved))

    #expect(app.backend.presentedControllers.count == 8)
    #expect(!app.stage.log.text.contains("stalled"))
  }
}

/// Columns in a window that is too narrow for them, on the oldest and the newest system.
@MainActor struct CompactWidthTests {
  /// In other apps, columns that collapsed put one navigation controller into another, and crashed.
  ///
  /// https://github.com/Ranchero-Software/NetNewsWire/issues/5371,
  /// https://github.com/woocommerce/woocommerce-ios/pull/17778,
  /// https://github.com/instructure/canvas-ios/pull/3987
  @Test(arguments: [17, 26])
  func columnsComeAndGoAsOftenAsTheWindowChanges(system: Int) {
    let app = UIKitApp(sizeClass: .regular, system: system) { SplitWireframe(stage: $0) }
    app.push("One", "Two")

    for _ in 0..<3 {
      app.rest(after: app.double.resize(to: .compact))
      let pages = app.rig.stack?.viewControllers ?? []
      #expect(pages.allSatisfy { !($0 is UINavigationController) })
      app.rest(after: app.double.resize(to: .regular))
    }
    app.assertJourney()
  }

  @Test func columnsInAModalFollowTheWidth() {
    let app = UIKitApp(sizeClass: .regular, system: 17)
    let (c, d) = (PlainScreen("C"), PlainScreen("D"))
    app.wireframe.presentModally(
      rootItems: [c, d], in: SplitWireframe(stage: app.stage), from: app.a)
    app.rest()
    app.push("One", from: c)

    app.rest(after: app.double.resize(to: .compact))
    app.rest(after: app.wireframe.select(d))
    app.rest(after: app.double.resize(to: .regular))
    app.assertJourney()
  }
}
