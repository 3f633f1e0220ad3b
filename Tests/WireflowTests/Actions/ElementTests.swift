import TestSupport
import Testing
import WireflowInteraction
import WireflowTesting

@testable import Wireflow

/// The user's actions on elements, stacks and root items.
@MainActor
struct ElementTests {
  private func notePossible(_ rig: FlowRig) {
    rig.note("possible: \(rig.stage.possibleActions.map(\.description).joined(separator: ", "))")
  }

  @Test func areWhatTheUserCouldDo() {
    let form = FormScreen("Form")
    var stories = Stories()
    stories.tell("on a form, a page, a modal and an alert") { rig in
      rig.wireframe.push(form, from: rig.root)
      for action in rig.stage.possibleActions { #expect(rig.stage.perform(action) == .performed) }
      #expect(form.name == "Ada" && form.password == "sesame")
      rig.wireframe.select(rig.root)
      rig.wireframe.push(form, from: rig.root)
      rig.wireframe.push("Page", from: form)
      notePossible(rig)
      rig.wireframe.presentModally(FormScreen("Modal"))
      notePossible(rig)
      rig.wireframe.ask("Sure?", from: form)
      notePossible(rig)
    }
    stories.tell("in the stack that is meant") { rig in
      let (first, second) = (PageScreen("Same"), PageScreen("Same"))
      rig.wireframe.install(rootItems: [
        first, second, rig.other, TitledTab("All books", "Library"),
      ])
      for root in rig.stage.state.rootScreens { rig.wireframe.push("Upper", from: root) }
      rig.user(.backIn(.init("Same", occurrence: 2)), .backIn("Library"))
      rig.wireframe.presentModally(
        rootItems: [PageScreen("One"), PageScreen("Other")], in: TabBarWireframe(stage: rig.stage))
      rig.user(.select("Other", in: "Same"))
    }
    stories.tell("to each screen below") { rig in
      for title in ["1", "1", "1", "Top"] { rig.wireframe.push(title) }
      notePossible(rig)
    }
    for (number, place) in [(nil, 3), (2, 2), (3, 1)] {
      stories.tell("back to number \(number ?? 1) of its name") { rig in
        let pages = ["1", "1", "1", "Top"].map { rig.wireframe.push($0) }
        rig.user(.backTo(.init("1", occurrence: number)))
        #expect(rig.stage.state.frontScreen === pages[place - 1])
      }
    }
    let backend = TextRecorder()
    stories.tell("by a swipe, with the number of its name", FlowRig(backend: backend)) { rig in
      let pages = ["1", "1", "1", "Top"].map { rig.wireframe.push($0) }
      rig.stage.userDid(.removed(Array(pages.dropFirst())), in: backend)
      #expect(rig.stage.state.frontScreen === pages[0])
    }
    assertSnapshot(of: stories.text)
  }

  @Test func selectARootItemWhateverItsTitleIs() throws {
    let (rig, tab) = (FlowRig(), TitledTab("Mail", "Mail 1"))
    rig.wireframe.install(rootItems: [rig.root, tab])
    let item = rig.stage.picture.base.rootItems[1]
    tab.name = "Mail 2"
    rig.stage.perform(try #require(item.select), on: .init(item.id))
    rig.stage.perform(.select("Mail 1"), on: .init("b0") ?? .init(item.id))
    rig.wireframe.present("Modal")
    rig.stage.perform(.select("Mail 2"), on: .init(item.id))
    assertSnapshot(of: rig.newLog())
  }

  /// A root item whose tab has another title, which changes.
  private final class TitledTab: RootLevelRepresentable {
    let title: String
    var name: String
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: name) }
    init(_ title: String, _ name: String) { (self.title, self.name) = (title, name) }
  }
}

/// Elements with names of their own, disabled ones, and other traits.
@MainActor
struct ElementTraitTests {
  private let rig = FlowRig()
  private let screen = CartScreen()
  private var page: StagePicture.Page? { rig.stage.picture.base.pages.last }

  init() { rig.wireframe.push(screen, from: rig.root) }

  @Test func areCalledByTheirNames() {
    let actions = rig.stage.possibleActions
    screen.count = 4
    for action in actions.prefix(3) { rig.user(action) }
    rig.user(.type("AB", into: "Code"), .submit("Code"))
    screen.other = "cart"
    rig.user(.tap("cart"))
    for number in [1, 2] { rig.user(.tap(.init("cart", occurrence: number))) }
    assertSnapshot(of: rig.newLog())
    #expect(screen.done == ["cart", "Pay", "refresh", "AB", "submit AB", "cart", "other"])
  }

  @Test func standInThePicture() throws {
    var text = ""
    for isPaying in [true, false] {
      screen.isPaying = isPaying
      for element in try #require(page).elements {
        let traits = [
          element.isDisabled ? "disabled" : nil, element.barEdge.map { "at the \($0) edge" },
          element.accessibilityHint, element.submitAction?.description,
        ]
        text += "\(element.id.name ?? "-"): \(element.name), \(element.kind), "
        text += "\(element.actions), \(traits.compactMap { $0 })\n"
      }
    }
    assertSnapshot(of: text)
  }

  @Test func keepTheirIdentityInAnotherPlace() throws {
    let before = try #require(page?.elements[1])
    screen.hasPicture = false
    screen.count = 7
    let after = try #require(page?.elements[0])
    #expect(before.id == after.id && after.action == .tap("cart") && after.name == "Cart (7)")
  }
}

/// A cart with elements of many traits.
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

/// Labels get numbers where several elements have the same text, and only there.
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
    let labels = UserAction.Label.numbered((1..<count).map { "Row \($0)" } + ["Row 1"])
    #expect(labels.map(\.occurrence) == [1] + Array(repeating: nil, count: count - 2) + [2])
  }
}

/// A text is typed into the field that was found for its line, and a secret stays one.
@MainActor
struct TypingTests {
  @Test func readsTheContentOnce() {
    let (rig, form) = (FlowRig(), FieldsScreen())
    rig.wireframe.push(form, from: rig.root)
    form.readCount = 0
    rig.user(.type("Ada", into: "Name"))
    #expect(form.readCount == 1)
    var isFirst = true
    rig.stage.log.addSink { _ in
      if isFirst { rig.wireframe.pop(form) }
      isFirst = false
    }
    let outcome = rig.stage.perform(.type("Grace", into: "Name"))
    #expect("\(outcome)".contains("refused") && form.text == "Ada")
  }

  @Test func keepsSecrets() throws {
    let form = FormScreen("Form")
    var stories = Stories()
    try stories.tell("in lines that are replayed") { rig in
      rig.wireframe.push(form, from: rig.root)
      for text in ["sesame", "the right one"] {
        rig.user(.type(text, into: "Password"))
        #expect(form.password == text)
      }
      rig.user(.typeSample("short name", into: "Name"))
      rig.user(.type("hunter2", into: "Password"))
      let script = rig.stage.log.script.split(separator: "\n").last.map(String.init)
      rig.user(try UserAction(parsing: #require(script)))
      #expect(form.name == "Ada" && form.password == "(not a sample)")
      // Of several samples of one text, the log names one that is replayed as that text.
      rig.wireframe.push(FieldsScreen(), from: form)
      rig.user(.type("two", into: "PIN"), .type("hunter2", into: "Password"))
      rig.user(.type("hunter2", into: .init("Password", occurrence: 3)))
    }
    assertSnapshot(of: stories.text)
    #expect(!stories.text.contains("hunter2"))
  }

  /// Fields, of which two have one label, and one has two samples of one name and two of one value.
  private final class FieldsScreen: Screen {
    let title = "Fields"
    var text = ""
    var readCount = 0

    var content: ScreenContent {
      let _ = { self.readCount += 1 }()
      Field("Name", text: text) { self.text = $0 }
      Field(
        "PIN", text: "", privacy: .secure,
        samples: [
          .init("a", value: "one"), .init("a", value: "two"), .init("another", value: "two"),
        ]
      ) { _ in }
      for _ in 1...2 { Field("Password", text: "", privacy: .secure) { _ in } }
    }
  }
}
