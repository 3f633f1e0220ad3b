import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Tabs: their titles, and those that have no place in the bar.
@Suite @MainActor
struct TabEdgeTests {
  /// A screen with another title on its page than on its tab.
  final class InboxScreen: RootLevelRepresentable {
    var title = "3 new"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: "Inbox") }
    var content: ScreenContent { Text("Mail") }
  }

  @Test(arguments: [17, 26])
  func theTitleOfAPageIsNotThatOfItsTab(system: Int) {
    let app = UIKitApp(system: system)
    let inbox = InboxScreen()
    app.rest(after: app.wireframe.update(rootItems: [inbox, app.b]))
    #expect(app.rig.tabTitles == ["Inbox", "B"])

    inbox.title = "4 new"
    app.stage.contentChanged(of: inbox)
    app.push("One", from: inbox)

    #expect(app.rig.tabTitles == ["Inbox", "B"])
    #expect(app.rig.controller(inbox)?.navigationItem.title == "4 new")
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

  /// A screen whose tab has an image of its own.
  final class PicturedScreen: RootLevelRepresentable {
    let title: String
    private let imageName: String
    var rootLevelRepresentation: RootLevelRepresentation {
      .init(title: title, imageName: imageName)
    }

    init(_ title: String, imageName: String) { (self.title, self.imageName) = (title, imageName) }
  }

  @Test(arguments: [17, 26])
  func aTabThatChangesItsRootKeepsItsPlaceAndShowsTheNewRoot(system: Int) throws {
    let app = UIKitApp(system: system, tabStyle: .sidebarAdaptable)
    let login = PicturedScreen("Log in", imageName: "key")
    let profile = PicturedScreen("Profile", imageName: "person")
    app.wireframe.update(rootItems: [app.a, login])
    app.rest(after: app.wireframe.select(login))
    let stack = try #require(app.rig.stack)
    let tab = app.rig.tabs?.selectedTab
    #expect(stack.tabBarItem.image?.name == "key")

    let orders = PlainScreen("Orders")
    app.rest(after: app.wireframe.setStack([profile, orders], of: login))

    #expect(app.rig.tabTitles == ["A", "Profile"])
    #expect(app.rig.stack === stack)
    #expect(stack.topViewController === app.rig.controller(orders))
    #expect(stack.tabBarItem.image?.name == "person")
    guard system == 26 else { return }
    #expect(app.rig.tabs?.selectedTab === tab)
    #expect(tab?.image?.name == "person")
  }

  @Test(arguments: [17, 26])
  func aViewControllerThatNamesItselfDoesNotNameItsTab(system: Int) {
    let app = UIKitApp(system: system)
    app.backend.register(InboxScreen.self) { _ in
      final class Named: UIViewController {
        override func viewDidLoad() { title = "My inbox" }
      }
      return Named(nibName: nil, bundle: nil)
    }

    app.rest(after: app.wireframe.update(rootItems: [InboxScreen(), app.b]))

    #expect(app.rig.tabTitles == ["Inbox", "B"])
    #expect(app.rig.stack?.topViewController?.navigationItem.title == "My inbox")
  }

  @Test(arguments: [17, 26])
  func whatHasNoPlaceInTheBarIsUnderMore(system: Int) {
    let app = UIKitApp(system: system)
    let roots = ["C", "D", "E", "F"].map { PlainScreen($0) }
    app.rest(after: app.wireframe.update(rootItems: [app.a, app.b] + roots))
    _ = app.newLog()

    #expect(app.rig.tabTitles == ["A", "B", "C", "D", "More"])
    app.rest(after: app.rig.tabs?.userTaps(4))
    #expect(app.newLog() == "")
    app.rest(after: app.rig.moreList?.tableView.userTaps(1))

    app.expectSame()
    #expect(app.titles == ["F"])
    #expect(app.rig.stack?.viewIfLoaded?.window != nil)
    app.expectLog(
      matches: """
        > select "F"
          select F
        """)
  }

  @Test func moreLeadsBackToItsListAndToTheOthers() {
    let app = UIKitApp()
    let roots = ["C", "D", "E", "F"].map { PlainScreen($0) }
    app.wireframe.update(rootItems: [app.a, app.b] + roots)
    app.rest(after: app.wireframe.select(roots[3]))
    app.push("One", from: roots[3])
    _ = app.newLog()

    app.rest(after: app.rig.tabs?.userTaps(4))
    #expect(app.rig.moreList?.viewIfLoaded?.window != nil)
    app.rest(after: app.rig.moreList?.tableView.userTaps(0))
    app.rest(after: app.rig.tabs?.userTaps(1))

    app.expectSame()
    #expect(app.titles == ["B"])
    app.expectLog(
      matches: """
        > select "E"
          select E
        > select "B"
          select B
        """)
  }

  /// UIKit's own More takes pages out of their stacks, also those of tab objects.
  @Test func aSidebarThatBecomesANarrowBarHasTheAppsMore() {
    let app = UIKitApp(sizeClass: .regular, tabStyle: .sidebarAdaptable) {
      TabBarWireframe(stage: $0)
    }
    let roots = ["C", "D", "E", "F"].map { PlainScreen($0) }
    app.rest(after: app.wireframe.update(rootItems: [app.a, app.b] + roots))
    app.push("One", from: app.a)
    #expect(app.rig.tabs?.mode == .tabSidebar)

    app.rest(after: app.double.resize(to: .compact))
    #expect(app.rig.tabTitles == ["A", "B", "C", "D", "More"])
    #expect(app.titles == ["A", "One"])
    app.rest(after: app.rig.tabs?.userTaps(4))
    app.rest(after: app.rig.moreList?.tableView.userTaps(1))
    app.expectSame()
    #expect(app.titles == ["F"])

    app.rest(after: app.double.resize(to: .regular))
    #expect(app.rig.tabs?.mode == .tabSidebar)
    #expect(app.rig.tabTitles == ["A", "B", "C", "D", "E", "F"])
    #expect(app.titles == ["F"])
    app.expectSame()
  }

  @Test(arguments: [TabStyle.bar, .sidebarAdaptable])
  func aWideIPhoneHasFivePlaces(_ style: TabStyle) {
    let app = UIKitApp(sizeClass: .regular, tabStyle: style) { TabBarWireframe(stage: $0) }
    app.double.idiom = .phone
    let roots = ["C", "D", "E", "F"].map { PlainScreen($0) }
    app.rest(after: app.wireframe.update(rootItems: [app.a, app.b] + roots))

    #expect(app.rig.tabTitles == ["A", "B", "C", "D", "More"])
    app.rest(after: app.rig.tabs?.userTaps(4))
    app.rest(after: app.rig.moreList?.tableView.userTaps(1))
    #expect(app.titles == ["F"])
    app.expectSame()
  }

  @Test func aWideWindowHasAPlaceForAll() {
    let app = UIKitApp(sizeClass: .compact) { TabBarWireframe(stage: $0) }
    let roots = ["C", "D", "E", "F"].map { PlainScreen($0) }
    app.rest(after: app.wireframe.update(rootItems: [app.a, app.b] + roots))

    app.rest(after: app.double.resize(to: .regular))

    #expect(app.rig.tabTitles == ["A", "B", "C", "D", "E", "F"])
    app.expectSame()
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
