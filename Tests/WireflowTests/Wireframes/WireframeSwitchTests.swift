import Foundation
import TestSupport
import Testing
import Wireflow

@MainActor
struct WireframeSwitchTests {
  private let stage: Stage
  private let wireframe: WireframeSwitch
  private let controller: ApplicationController

  init() {
    stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    wireframe = WireframeSwitch(
      stage: stage,
      variants: [
        .init("tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
        .init("drawer", title: "Drawer") { HamburgerWireframe(stage: $0) },
        .init("columns", title: "Columns", formFactor: .regular) {
          SplitWireframe(stage: $0)
        },
      ], selected: "drawer")
    controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    controller.finishLaunching()
  }

  @Test func becomesAnotherWireframeAndKeepsAllThatIsOnStage() {
    controller.perform(.tap(.init("More")))

    wireframe.select("columns")
    wireframe.select("tabs")
    wireframe.select("drawer")

    #expect(
      stage.log.lines.suffix(6) == [
        "> wireframe columns", "  adapt to split: Shop", "> wireframe tabs",
        "  adapt to tab bar: Shop", "> wireframe drawer", "  adapt to drawer: Shop",
      ])
    #expect(stage.visibleScreens.map(\.title) == ["More"])
  }

  @Test func asksTheVariantThatIsSelected() {
    #expect(stage.log.lines.contains("  install drawer: Shop"))
    #expect(wireframe.selected == "drawer")
  }

  @Test func changesNothingForTheSameOrForAnUnknownOne() {
    let count = stage.log.lines.count

    #expect(wireframe.select("drawer"))
    #expect(!wireframe.select("cube"))
    #expect(stage.log.lines[count...].first == "> wireframe cube")
    #expect(
      stage.log.lines.last?.hasPrefix(
        "  refused: there is no wireframe \"cube\", but tabs, drawer, columns;") == true)
    #expect(wireframe.selected == "drawer")
  }

  @Test func refusesToBecomeWhatItIs() {
    let outcome = controller.perform(.wireframe("drawer"))

    #expect(outcome != .performed)
    #expect(stage.log.lines.last?.hasPrefix("  refused: already there") == true)
  }

  @Test func isFoundBehindAWireframeThatStandsOnIt() {
    let outer = PolicyWireframe(wireframe) { $0 }
    let controller = ApplicationController(wireframe: outer, mainFlow: ShopFlow(outer))
    controller.finishLaunching()

    controller.perform(.wireframe("tabs"))

    #expect(stage.log.lines.suffix(2) == ["> wireframe tabs", "  adapt to tab bar: Shop"])
  }
}

@MainActor
struct TabBarWireframeTests {
  let rig = FlowRig()

  @Test func endsFlowsOnRetap() {
    rig.main.start(ChildFlow(rig.wireframe), from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()

    rig.stage.perform(.select("Root"))

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > select "Root"
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func doesNotPopForACoordinatorThatSelectsTheSameRoot() {
    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
    _ = rig.newLog()

    let outcome = rig.wireframe.select(rig.main.root)

    #expect(outcome == .ignored(.alreadyThere))
    rig.expectLog(matches: "  ignored select Root: already there")
  }
}

/// The user's possible actions while the drawer is in front of everything.
@MainActor
struct OpenDrawerTests {
  private let rig = FlowRig { HamburgerWireframe(stage: $0) }

  init() {
    rig.wireframe.installMinimizable(Player(), animated: true)
    rig.stage.perform(.openDrawer)
    _ = rig.newLog()
  }

  @Test func closesOverAModal() {
    rig.wireframe.presentModally(PageScreen("Login"))

    rig.stage.perform(.closeDrawer)

    rig.expectLog(
      matches: """
        > (app)
          present PageScreen "Login" over PageScreen "Root" as sheet, dismiss button Done
        > close drawer
          close drawer
        """)
  }

  @Test func offersRootItemsOverAModal() {
    rig.wireframe.presentModally(PageScreen("Login"))
    _ = rig.newLog()

    rig.stage.perform(.select("Other"))

    rig.expectLog(
      matches: """
        > select "Other"
          close drawer
          + select Other
        """)
  }

  @Test func keepsThePlayerOutOfReach() {
    rig.stage.perform(.maximize)

    let possible = #"select "Root", select "Other", close drawer"#
    rig.expectLog(
      matches: """
        > maximize
          refused: the drawer is in front; possible: \(possible)
        """)
  }
}

/// How is for wireframes to say: the rest of the core names none of them, and each is small.
struct VariantNamesTests {
  /// The names of wireframes and of their parts, which no other code may know.
  ///
  /// Drawer, column, dock and container are parts that any wireframe may have. Comments may
  /// give examples.
  private static let words = [
    "tab bar", "tabbar", "hamburger", "split", "sidebar", "adaptive", "phone", "tablet",
    "ipad",
  ]

  @Test func coreOutsideWireframesNamesNoVariant() throws {
    let files = try Self.sources(in: "").filter { !$0.path.hasPrefix("Wireframes/") }

    let found = files.flatMap { file in
      let code = file.code.lowercased()
      return Self.words.filter(code.contains).map { "\(file.path): \($0)" }
    }

    #expect(files.count > 50)
    #expect(found == [])
  }

  @Test func noCommentOutsideWireframesNamesTheTypeOfOne() throws {
    let variants = try Self.variants().map(\.typeName)
    let files = try Self.sources(in: "").filter { !$0.path.hasPrefix("Wireframes/") }

    let found = files.flatMap { file in
      variants.filter(file.text.contains).map { "\(file.path): \($0)" }
    }

    #expect(Set(variants).isSuperset(of: ["TabBarWireframe", "HamburgerWireframe"]))
    #expect(found == [])
  }

  @Test func variantsKnowNoOther() throws {
    let variants = try Self.variants().filter { $0.typeName != "AdaptiveWireframe" }

    let found = variants.flatMap { file in
      variants.map(\.typeName).filter { $0 != file.typeName && file.text.contains($0) }
        .map { "\(file.path): \($0)" }
    }

    #expect(found == [])
  }

  @Test func eachWireframeStaysUnder120Lines() throws {
    let variants = try Self.variants()

    #expect(variants.count >= 4)
    #expect(variants.filter { $0.lines.count >= 120 }.map(\.path) == [])
  }
}

extension VariantNamesTests {
  private struct Source {
    /// The path below the core's folder.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The text without comments that have a line of their own, without splits of strings, and
    /// without the keyboard for telephone numbers.
    var code: String {
      lines.filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
        .joined(separator: "\n").replacingOccurrences(of: ".split(", with: "")
        .replacingOccurrences(of: "telephone", with: "")
    }

    var typeName: String {
      String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    }
  }

  private static func variants() throws -> [Source] {
    try sources(in: "Wireframes").filter {
      $0.typeName.hasSuffix("Wireframe") && $0.typeName != "ApplicationWireframe"
    }
  }

  private static func sources(in folder: String) throws -> [Source] {
    let core = URL(filePath: #filePath).appending(path: "../../../../Sources/Wireflow")
      .standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: core.path())
    let code = paths.sorted().filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    return try code.filter { $0.hasPrefix(folder) }.map { path in
      Source(path: path, text: try String(contentsOf: core.appending(path: path), encoding: .utf8))
    }
  }
}

/// Pages that the user turns by swipes and dots.
@MainActor
struct PagesWireframeTests {
  private let backend = HeldBackend()
  private let rig: FlowRig
  private let third = PageScreen("Third")

  init() {
    backend.promptCompletions = 1
    rig = FlowRig(backend: backend) { PagesWireframe(stage: $0) }
    rig.wireframe.update(rootItems: [rig.main.root, rig.main.other, third])
    backend.forget()
    _ = rig.newLog()
  }

  private var isShown: [Bool] { backend.transitions.map { $0.isShown(by: backend) } }

  @Test func installsPages() {
    rig.wireframe.install(rootItems: [PageScreen("One"), PageScreen("Two")])

    rig.expectLog(matches: "  install pages: One, Two")
  }

  @Test func turnsForwardAndBackUpToTheEnds() {
    for action in [UserAction.next, .next, .next, .previous, .previous, .previous] {
      rig.stage.perform(action)
    }

    rig.expectLog(
      matches: """
        > next
          select Other
        > next
          select Third
        > next
          refused: this is the last page; possible: previous
        > previous
          select Other
        > previous
          select Root
        > previous
          refused: this is the first page; possible: next
        """)
  }

  @Test func reachesAnyPageByItsDotAndTheRootOfTheVisibleOneToo() {
    rig.stage.perform(.select("Third"))
    rig.wireframe.push(PageScreen("Page"), from: third)
    _ = rig.newLog()

    rig.stage.perform(.select("Third"))
    rig.stage.perform(.select("Root"))

    rig.expectLog(
      matches: """
        > select "Third"
          pop PageScreen "Page"
        > select "Root"
          select Root
        """)
  }

  @Test func offersTheWaysThatThereAre() {
    let first = rig.stage.possibleActions
    rig.stage.perform(.next)
    let second = rig.stage.possibleActions
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.main.other)
    let covered = rig.stage.possibleActions

    let dots: [UserAction] = [.select("Root"), .select("Other"), .select("Third")]
    #expect(first == dots + [.next])
    #expect(second == dots + [.next, .previous])
    #expect(!covered.contains(.next))
    #expect(!covered.contains(.previous))
  }

  @Test func isOutOfReachBehindAModalAndWhereThereAreNoPages() {
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.main.root)
    _ = rig.newLog()
    rig.stage.perform(.next)
    let tabs = FlowRig { TabBarWireframe(stage: $0) }
    _ = tabs.newLog()
    tabs.stage.perform(.next)

    #expect(rig.newLog().contains(#"refused: PageScreen "Modal" is in front"#))
    #expect(tabs.newLog().contains("refused: this wireframe has no pages"))
  }

  // MARK: - Swipes

  @Test func logsASwipeAsATurnAndAJumpAsASelection() {
    rig.stage.userDid(.selected(rig.main.other), in: backend)
    rig.stage.userDid(.selected(rig.main.root), in: backend)
    rig.stage.userDid(.selected(third), in: backend)

    rig.expectLog(
      matches: """
        > next
          select Other
        > previous
          select Root
        > select "Third"
          select Third
        """)
    #expect(isShown == [true, true, true])
  }

  @Test func takesBackASwipeThatAGuardRefuses() {
    rig.main.guardRequests { [third] _, request in
      request.isByUser && request.selects(third) ? .refuse("not yet") : .allow
    }
    rig.stage.perform(.next)
    _ = rig.newLog()

    rig.stage.userDid(.selected(third), in: backend)

    rig.expectLog(
      matches: """
        > next
          ignored select Third: MainFlow refused, not yet
          restore
        """)
    #expect(rig.stage.selectedRoot === rig.main.other)
  }

  @Test func saysWhetherASwipeMayBegin() {
    let (root, other) = (rig.main.root, rig.main.other)
    var isAllowed = true
    rig.main.guardRequests { _, request in
      request.selects(other) && !isAllowed ? .refuse("not yet") : .allow
    }
    _ = rig.newLog()
    let allowed = [root, other, third, PageScreen("Stranger")].map(rig.stage.allowsUserSelection)
    isAllowed = false
    let refused = rig.stage.allowsUserSelection(of: other)
    rig.wireframe.presentModally(PageScreen("Modal"), from: root)
    let covered = rig.stage.allowsUserSelection(of: third)

    #expect(allowed == [false, true, true, false])
    #expect(!refused)
    #expect(!covered)
    #expect(!rig.newLog().contains("refused"))
  }
}
