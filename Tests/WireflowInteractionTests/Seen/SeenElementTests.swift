import Observation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The user's actions on an element of a picture that is a moment old.
@MainActor
struct SeenElementTests {
  /// A screen with a "Delete" button below the name of each mail.
  @Observable
  final class MailScreen: RootLevelRepresentable {
    let title: String
    var mails: [String]
    var deleted: [String] = []
    var hasIDs = false
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    init(_ title: String = "Mail", _ mails: [String] = ["Mail 1", "Mail 2", "Mail 3"]) {
      self.title = title
      self.mails = mails
    }

    var content: ScreenContent {
      for mail in mails {
        Text(mail)
        if hasIDs {
          Button("Delete") { self.delete(mail) }.id("delete \(mail)")
        } else {
          Button("Delete") { self.delete(mail) }
        }
      }
    }

    private func delete(_ mail: String) {
      deleted.append(mail)
      mails.removeAll { $0 == mail }
    }
  }

  let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  let mail = MailScreen()

  /// The elements of the page in front that can be pressed.
  private var buttons: [StagePicture.Element] {
    stage.picture.frontPage?.elements.filter(\.isActive) ?? []
  }

  private func press(_ element: StagePicture.Element) -> ActionOutcome? {
    element.action.map { stage.perform($0, on: element.target) }
  }

  @Test(arguments: [false, true])
  func aRowThatMovedUpIsNotHitUnlessAnIDFindsIt(hasIDs: Bool) {
    mail.hasIDs = hasIDs
    TabBarWireframe(stage: stage).install(rootItems: [mail])
    let seen = buttons

    #expect(press(seen[0]) == .performed)
    let again = press(seen[0])
    let last = press(seen[2])

    #expect(mail.deleted == (hasIDs ? ["Mail 1", "Mail 3"] : ["Mail 1"]))
    #expect((last == .performed) == hasIDs)
    guard !hasIDs else { return }
    #expect(again == .refused(ActionRefusal(.changed(.init("Delete", occurrence: 1)))))
    #expect(
      stage.log.text.contains(
        "missed tap \"Delete\" 1: \"Delete\" 1 is not the element that the user looked at any more")
    )
    // A mail that comes as one goes lets nobody hit the next.
    let left = buttons
    mail.mails = ["Mail 3", "Mail 4"]
    #expect(press(left[0]) != .performed && mail.deleted.count == 1)
  }

  @Test func aLabelIsLookedUpOnThePageThatTheUserSaw() throws {
    let other = MailScreen("Archive", ["Old mail"])
    let wireframe = SplitWireframe(stage: stage)
    mail.mails = ["Mail 1", "Mail 2"]
    wireframe.install(rootItems: [mail])
    let seen = try #require(buttons.last)
    wireframe.showDetail(other, from: mail)
    let pages = stage.picture.base.pages

    #expect(press(seen) == .performed && mail.deleted == ["Mail 2"])
    stage.perform(.tap("Delete"), on: .init(pages[0].id))
    #expect(mail.deleted == ["Mail 2", "Mail 1"] && other.deleted.isEmpty)
    let numbered = stage.perform(.tap(.init("Delete", occurrence: 1)), on: .init(pages[1].id))
    #expect(numbered == .performed && other.deleted == ["Old mail"])
  }

  @Test func aNumberThatCouldMeanAnotherPageIsRefused() {
    let wireframe = SplitWireframe(stage: stage)
    wireframe.install(rootItems: [mail])
    wireframe.showDetail(MailScreen("Archive", ["Old mail"]), from: mail)
    let second = UserAction.Label("Delete", occurrence: 2)

    let outcome = stage.perform(.tap(second), on: .init(stage.picture.base.pages[0].id))

    #expect(outcome == .refused(ActionRefusal(.ambiguous(second, count: 4))))
    #expect(mail.deleted.isEmpty)
  }

  @Test func backLeavesThePageThatTheUserSaw() throws {
    let wireframe = SplitWireframe(stage: stage)
    wireframe.install(rootItems: [mail])
    let (list, details) = (PageScreen("List"), [PageScreen("Detail"), PageScreen("Deeper")])
    wireframe.setStack([mail, list], of: mail)
    let seen = try #require(stage.picture.base.pages.last)
    let back = try #require(seen.back)
    wireframe.showDetail(details[0], from: list)
    wireframe.push(details[1], from: details[0])

    #expect(stage.perform(back, on: .init(seen.id)) == .performed)

    #expect(!stage.isOnStage(list))
  }

  @Test func aTargetIsReadFromItsDescription() throws {
    TabBarWireframe(stage: stage).install(rootItems: [mail])
    let seen = try #require(buttons.last)

    #expect(StagePicture.Target("\(seen.target)") == seen.target)
    #expect(StagePicture.Target("s12") == StagePicture.ID("s12").map { .init($0) })
    for text in ["", "x", "s", "s1-", "s1-0", "s1-0-?", "s1--1-a", "s1-0-a-b", "s-1-0-a"] {
      #expect(StagePicture.Target(text) == nil, "\(text) is no target")
    }
  }
}

/// Random user actions on pictures that are out of date.
@MainActor
struct SeenElementWalkTests {
  @Test(arguments: SeenElementWalk.Frame.allCases)
  func noOldPictureHitsAnElementThatTheUserDidNotSee(_ frame: SeenElementWalk.Frame) throws {
    let walk = SeenElementWalk(frame, seed: 33)

    walk.act(WalkSteps.wanted ?? Strength.share(of: 100_000))

    #expect(walk.wrongHits == [])
    #expect(walk.hitCount * 4 > walk.actionCount, "most actions must reach what they are aimed at")
    #expect(walk.missCount * 20 > walk.actionCount, "old pictures must miss something")
  }
}

/// Screens that change at random, and a user who acts on old pictures of them.
@MainActor
final class SeenElementWalk {
  enum Frame: CaseIterable, CustomTestStringConvertible {
    case tabBar, hamburger, split

    var testDescription: String { "\(self)" }
  }

  /// A picture, with the entries of each screen as it shows them.
  private struct Seen {
    let picture: StagePicture
    let entries: [StagePicture.ID: [MovingEntry]]
  }

  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  private let wireframe: any ApplicationWireframe
  private var random: SplitMix64
  private var screens: [MovingScreen] = []
  private var seen: [Seen] = []
  private var hits: [(screen: MovingScreen, entry: MovingEntry)] = []
  private var entryCount = 0
  private(set) var (actionCount, hitCount, missCount) = (0, 0, 0)
  private(set) var wrongHits: [String] = []

  init(_ frame: Frame, seed: UInt64) {
    random = SplitMix64(seed: seed)
    wireframe =
      switch frame {
      case .tabBar: TabBarWireframe(stage: stage)
      case .hamburger: HamburgerWireframe(stage: stage)
      case .split: SplitWireframe(stage: stage)
      }
    stage.log.limit = 100
    let roots = (0..<2).map { _ in makeScreen() }
    screens = roots
    wireframe.install(rootItems: roots)
  }

  func act(_ steps: Int) {
    while actionCount < steps {
      for _ in 0..<random.below(3) { change() }
      if seen.isEmpty || random.chance(70) { look() }
      actOnOldPicture()
    }
  }

  private func makeScreen() -> MovingScreen {
    let screen = MovingScreen("Screen \(random.below(3))") {
      [weak self] (screen: MovingScreen, entry: MovingEntry) in
      self?.hits.append((screen, entry))
    }
    for _ in 0..<random.below(5) { screen.entries.append(makeEntry()) }
    return screen
  }

  private func makeEntry() -> MovingEntry {
    entryCount += 1
    return MovingEntry(
      number: entryCount, label: "Label \(random.below(3))",
      kind: MovingEntry.Kind.allCases[random.below(MovingEntry.Kind.allCases.count)],
      hasID: random.chance(30))
  }

  /// Lets the app change a screen, or show others.
  private func change() {
    let visible = stage.visibleScreens.compactMap { $0 as? MovingScreen }
    guard let screen = random.pick(visible) else { return }
    let place = screen.entries.isEmpty ? 0 : random.below(screen.entries.count)
    switch random.below(10) {
    case 0...2: screen.entries.insert(makeEntry(), at: place)
    case 3, 4: if !screen.entries.isEmpty { screen.entries.remove(at: place) }
    case 5: screen.entries.shuffle(using: &random)
    case 6 where stage.stack(of: screen).count < 5: wireframe.show(makeScreen(), from: screen)
    case 6: wireframe.popToRoot(of: screen)
    case 7 where stage.modalScreens.count < 3:
      wireframe.presentModally(makeScreen(), from: screen)
    case 7: wireframe.dismissAll()
    case 8: _ = random.chance(50) ? wireframe.goBack() : wireframe.dismissAll()
    default: if let root = random.pick(screens) { wireframe.select(root) }
    }
    while screen.entries.count > 8 { screen.entries.removeLast() }
    stage.contentChanged(of: screen)
  }

  private func look() {
    var entries: [StagePicture.ID: [MovingEntry]] = [:]
    for case let screen as MovingScreen in stage.visibleScreens {
      entries[stage.pictureID(of: screen)] = screen.entries
    }
    seen.append(Seen(picture: stage.picture, entries: entries))
    if seen.count > 4 { seen.removeFirst() }
  }

  private func actOnOldPicture() {
    guard let old = random.pick(seen), let page = random.pick(old.picture.frontPages),
      let entries = old.entries[page.id],
      let element = random.pick(page.elements.filter { !$0.actions.isEmpty }),
      let entry = entries.first(where: { $0.isShown(by: element, at: page.elements) }),
      let action = element.actions.first
    else {
      actionCount += 1
      return look()
    }
    actionCount += 1
    hits = []
    let now =
      stage.visibleScreens.compactMap { $0 as? MovingScreen }
      .first { stage.pictureID(of: $0) == page.id }?.entries ?? []
    stage.perform(action, on: element.target)
    if hits.isEmpty { missCount += 1 } else { hitCount += 1 }
    for hit in hits {
      let isSeen =
        stage.pictureID(of: hit.screen) == page.id
        && (hit.entry.number == entry.number
          || entry.isAlike(hit.entry) && entry.isAlone(in: entries) && hit.entry.isAlone(in: now))
      if !isSeen { wrongHits.append("\(action): saw \(entry), hit \(hit.entry)") }
    }
  }
}

/// One thing on a screen of the walk: a text with its own number, and an element below it.
struct MovingEntry: CustomStringConvertible {
  enum Kind: CaseIterable {
    case row, button, toggle, choice
  }

  let number: Int
  let label: String
  let kind: Kind
  let hasID: Bool

  var id: String { "id \(number)" }
  var isTapped: Bool { kind == .row || kind == .button }
  var description: String { "\(kind) \(label) of \(number)\(hasID ? " by id" : "")" }

  /// Returns true if an element of a page shows it, below the text of its own.
  func isShown(by element: StagePicture.Element, at elements: [StagePicture.Element]) -> Bool {
    guard let place = elements.firstIndex(of: element), place > 0 else { return false }
    return elements[place - 1].name == "Entry \(number)"
  }

  /// Returns true if it has the same kind and label as another, and neither has an id.
  func isAlike(_ other: MovingEntry) -> Bool {
    kind == other.kind && label == other.label && !hasID && !other.hasID
  }

  /// Returns true if no other entry could be mistaken for it by what actions call it.
  func isAlone(in entries: [MovingEntry]) -> Bool {
    entries.count { other in
      !other.hasID && other.label == label && other.isTapped == isTapped
        && (isTapped || other.kind == kind)
    } == 1
  }
}

/// A screen of the walk.
@MainActor
final class MovingScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.automatic
  var entries: [MovingEntry] = []
  private let onHit: (MovingScreen, MovingEntry) -> Void
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String, onHit: @escaping (MovingScreen, MovingEntry) -> Void) {
    self.title = title
    self.onHit = onHit
  }

  var content: ScreenContent {
    for entry in entries {
      Text("Entry \(entry.number)")
      element(of: entry)
    }
  }

  @ScreenContent.Builder
  private func element(of entry: MovingEntry) -> ScreenContent {
    switch entry.kind {
    case .row: named(Row(entry.label) { self.onHit(self, entry) }, entry)
    case .button: named(Button(entry.label) { self.onHit(self, entry) }, entry)
    case .toggle: named(Toggle(entry.label, isOn: false) { _ in self.onHit(self, entry) }, entry)
    case .choice:
      named(
        Choice(entry.label, options: ["One", "Two"], selected: nil) { _ in
          self.onHit(self, entry)
        }, entry)
    }
  }

  private func named<Element: ActiveScreenElement>(
    _ element: Element, _ entry: MovingEntry
  ) -> Element {
    entry.hasID ? element.id(entry.id) : element
  }
}
