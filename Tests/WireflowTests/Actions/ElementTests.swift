import TestSupport
import Testing
import WireflowInteraction

@testable import Wireflow

@MainActor
struct ElementTests {
  let form = FormScreen("Form")
  let rig: Rig

  init() {
    rig = Rig()
    rig.wireframe.push(form, from: rig.a)
    _ = rig.newLog()
  }

  @Test func listsWhatTheUserCouldDo() {
    for action in rig.stage.possibleActions { #expect(rig.stage.perform(action) == .performed) }
    #expect(form.name == "Ada" && form.password == "sesame")
    rig.wireframe.select(rig.a)
    rig.wireframe.push(form, from: rig.a)
    rig.wireframe.push(PageScreen("Page"), from: form)
    #expect(
      rig.stage.possibleActions.map(\.description) == [
        "back", #"back to "A""#, #"select "A""#, #"select "B""#,
      ])

    rig.wireframe.presentModally(FormScreen("Modal"))
    #expect(
      rig.stage.possibleActions.map(\.description) == [
        #"tap "Send" 1"#, #"tap "Send" 2"#, #"type "Ada" into "Name""#,
        #"type sample "wrong" into "Password""#, #"type sample "the right one" into "Password""#,
        #"toggle "Remember me""#, #"choose "S" in "Size""#, #"choose "M" in "Size""#, "dismiss",
      ])

    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: form)
    #expect(rig.stage.possibleActions == [.choose("OK")])
  }

  @Test func reachesSeveralColumnsFromTheFront() {
    let columns = WireframeContainer(name: "columns", rootNavigation: .tabs, columns: 2) { $0 }
    rig.stage.submit(.install([form, rig.b], in: columns))
    let detail = PageScreen("Detail")
    rig.wireframe.push(PageScreen("Under"), from: form)
    rig.wireframe.push(detail, from: rig.stage.stack(of: form)[1])

    #expect(rig.stage.visibleScreens.titles == "Detail/Form")
    #expect(rig.stage.perform(.tap(.init("Send", occurrence: 1))) == .performed)
  }
}

/// Elements with names of their own, disabled ones, and other traits.
@MainActor
struct ElementTraitTests {
  private let rig = Rig()
  private let screen = CartScreen()

  init() {
    rig.wireframe.push(screen, from: rig.a)
    _ = rig.newLog()
  }

  @Test func areCalledByTheirNames() {
    let actions = rig.stage.possibleActions
    screen.count = 4
    for action in actions.prefix(3) { rig.stage.perform(action) }

    rig.expectLog(
      matches: """
        > tap "cart"
        > tap "Pay"
        > tap "Refresh"
        """)
    #expect(screen.done == ["cart", "Pay", "refresh"])
  }

  @Test func areNumberedWithLabelsThatAreTheSame() {
    screen.other = "cart"
    rig.stage.perform(.tap("cart"))
    for action in rig.stage.possibleActions.filter({ $0.description.hasPrefix("tap \"cart\"") }) {
      rig.stage.perform(action)
    }

    #expect(screen.done == ["cart", "other"])
  }

  @Test func submitsAField() {
    rig.stage.perform(.type("AB", into: "Code"))
    rig.stage.perform(.submit("Code"))

    #expect(screen.done == ["AB", "submit AB"])
    rig.expectLog(matches: "> type \"AB\" into \"Code\"\n> submit \"Code\"")
  }

  @Test func standInThePicture() throws {
    screen.isPaying = true
    let page = try #require(rig.stage.picture.base.pages.last)

    #expect(
      page.elements.map { $0.id.name ?? "-" }
        == ["-", "cart", "-", "Refresh", "-", "-", "-", "-", "-"])
    #expect(page.elements.filter(\.isDisabled).map(\.name) == ["Pay", "Code", "Gift", "Way"])
    #expect(page.elements.filter(\.isDisabled).allSatisfy { $0.actions.isEmpty })
    #expect(page.elements.compactMap(\.barEdge) == [.trailing])
    #expect(page.elements.compactMap(\.accessibilityHint) == ["Opens the cart"])
    #expect(page.elements[0].kind == .image(name: "cart_3", alternative: "A cart"))
    #expect(page.elements[0].name == "A cart")
    guard case .field(let field) = page.elements[4].kind else {
      Issue.record("\(page.elements[4]) is no field")
      return
    }
    #expect(field.prompt == "None")
    #expect(field.keyboard == .number)
    #expect(page.elements[4].submitAction == nil)
    screen.isPaying = false
    #expect(rig.stage.picture.base.pages.last?.elements[4].submitAction == .submit("Code"))
  }

  @Test func keepTheirIdentityInAnotherPlace() throws {
    let before = try #require(rig.stage.picture.base.pages.last?.elements[1])
    screen.hasPicture = false
    screen.count = 7
    let after = try #require(rig.stage.picture.base.pages.last?.elements[0])

    #expect(before.id == after.id)
    #expect(after.action == .tap("cart"))
    #expect(after.name == "Cart (7)")
  }

  @Test func selectsARootItemWhateverItsTitleIs() throws {
    let tab = BadgeScreen()
    rig.wireframe.install(rootItems: [rig.a, tab])
    let item = rig.stage.picture.base.rootItems[1]
    tab.count = 2
    _ = rig.newLog()

    #expect(rig.stage.perform(try #require(item.select), on: .init(item.id)) == .performed)
    #expect(rig.stage.perform(.select("Mail 1"), on: .init("b0") ?? .init(item.id)) != .performed)

    rig.expectLog(
      matches: """
        > select "Mail 2"
          select Mail 2
        > select "Mail 1"
          refused: no element "Mail 1" is on screen; possible: select "A", select "Mail 2"
        """)
    rig.wireframe.presentModally(PageScreen("Modal"))
    #expect(
      rig.stage.perform(.select("Mail 2"), on: .init(item.id))
        == .refused(ActionRefusal(.noLongerInFront)))
  }
}

@MainActor
final class CartScreen: Screen {
  let title = "Cart"
  var count = 3
  var other = "Other"
  var code = ""
  var hasPicture = true
  var isPaying = false
  var done: [String] = []

  var content: ScreenContent {
    if hasPicture { Image("cart_\(count)", alternative: "A cart") }
    Row("Cart (\(count))") { self.done.append("cart") }
      .id("cart").accessibilityHint("Opens the cart")
    Button("Pay") { self.done.append("Pay") }.inBar().disabled(isPaying)
    Refresh { self.done.append("refresh") }
    Field(
      "Code", text: code, prompt: "None", keyboard: .number,
      submit: { self.done.append("submit \(self.code)") },
      set: { code in
        self.code = code
        self.done.append(code)
      }
    ).disabled(isPaying)
    Field("Note", text: "") { _ in }
    Toggle("Gift", isOn: false) { _ in }.disabled(isPaying)
    Choice("Way", options: ["Ship", "Fetch"], selected: nil) { _ in }.disabled(isPaying)
    Row(other) { self.done.append("other") }
  }
}

@MainActor
private final class BadgeScreen: Screen, RootLevelRepresentable {
  let title = "Mail"
  var count = 1
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: "Mail \(count)") }
}

/// Labels get numbers where several elements have the same text, and only there.
@MainActor
struct LabelNumberTests {
  @Test(arguments: [
    (["Buy", "Sell"], ["Buy", "Sell"]),
    (["Buy", "Sell", "Buy"], ["Buy 1", "Sell", "Buy 2"]),
    // The sign of Kelvin is a K to the standard library, and the accent may stand apart.
    (["K", "\u{212A}"], ["K 1", "K 2"]),
    (["\u{E9}", "e\u{301}", "e"], ["\u{E9} 1", "\u{E9} 2", "e"]),
    (["", ""], [" 1", " 2"]),
  ])
  func numbersThoseOfOneText(texts: [String], expected: [String]) {
    let labels = UserAction.Label.numbered(texts)

    #expect(labels.map { $0.text + ($0.occurrence.map { " \($0)" } ?? "") } == expected)
  }

  @Test(arguments: [2, 32, 33, 1_000])
  func numbersTheLastOfMany(count: Int) {
    var texts = (1..<count).map { "Row \($0)" }
    texts.append("Row 1")

    let labels = UserAction.Label.numbered(texts)

    #expect(labels.map(\.occurrence) == [1] + Array(repeating: nil, count: count - 2) + [2])
  }

  @Test(arguments: [(nil, nil), (0, 1), (-7, 1), (3, 3), (Int.max, Int.max)] as [(Int?, Int?)])
  func countsFromOne(occurrence: Int?, expected: Int?) {
    #expect(UserAction.Label("Buy", occurrence: occurrence).occurrence == expected)
  }

  @Test func fitsIntoALineOfTheLog() {
    #expect(MemoryLayout<PresentationLog.Line>.stride <= 56)
  }
}

/// Stacks that need not be in front, which a user reaches by their names.
@MainActor
struct NamedStackTests {
  private let rig = Rig()
  private let first = PageScreen("Same")
  private let second = PageScreen("Same")

  init() {
    rig.wireframe.install(rootItems: [first, second, rig.b])
    for root in [first, second] { rig.wireframe.push(PageScreen("Upper"), from: root) }
    _ = rig.newLog()
  }

  @Test func goesBackInTheOneThatIsMeant() {
    rig.stage.perform(.backIn(.init("Same", occurrence: 2)))

    #expect(rig.stage.stack(of: first).titles == "Same/Upper")
    #expect(rig.stage.stack(of: second).titles == "Same")
    rig.expectLog(
      matches: """
        > back in "Same" 2
          pop PageScreen "Upper"
        """)
  }

  @Test func goesBackInTheOneOfATab() {
    let shelf = ShelvedScreen()
    rig.wireframe.install(rootItems: [rig.b, shelf])
    rig.wireframe.push(PageScreen("Upper"), from: shelf)

    rig.stage.perform(.backIn("Library"))

    #expect(rig.stage.stack(of: shelf).titles == "All books")
  }

  @Test func selectsInTheRegionThatIsMeant() {
    let modal = [PageScreen("One"), PageScreen("B")]
    rig.wireframe.presentModally(rootItems: modal, in: TabBarWireframe(stage: rig.stage))

    rig.stage.perform(.select("B", in: "Same"))

    #expect(rig.stage.selectedRoot === rig.b)
    #expect(rig.stage.selectedRoot(around: modal[0]) === modal[0])
  }
}

/// A root screen whose tab has another title.
private final class ShelvedScreen: RootLevelRepresentable {
  let title = "All books"
  let rootLevelRepresentation = RootLevelRepresentation(title: "Library")
}

/// Screens and answers of one title get a number each.
@MainActor
struct OccurrenceTests {
  private let backend = TextRecorder()
  private let rig: Rig
  private let pages = (1...3).map { _ in PageScreen("1") }

  init() {
    rig = Rig(backend: backend)
    var below: any Screen = rig.a
    for page in pages + [PageScreen("Top")] {
      rig.wireframe.push(page, from: below)
      below = page
    }
    _ = rig.newLog()
  }

  @Test func listsEachScreenBelow() {
    let ways = rig.stage.possibleActions.map(\.description).filter { $0.hasPrefix("back") }

    #expect(
      ways == ["back", #"back to "1" 2"#, #"back to "1" 3"#, #"back to "A""#])
  }

  @Test(arguments: [("back to \"1\"", 2), ("back to \"1\" 2", 1), ("back to \"1\" 3", 0)])
  func leadsToTheOneThatIsMeant(text: String, place: Int) throws {
    rig.stage.perform(try UserAction(parsing: text))

    #expect(rig.stage.visibleScreens.first === pages[place])
  }

  @Test func writesTheNumberOfTheScreenThatAUserWentBackTo() {
    let stack = rig.stage.stack(of: rig.a)

    rig.stage.userDid(.removed([stack[2], stack[3], stack[4]]), in: backend)

    #expect(rig.stage.visibleScreens.first === pages[0])
    rig.expectLog(
      matches: """
        > back to "1" 3
          pop to PageScreen "1"
        """)
  }
}
