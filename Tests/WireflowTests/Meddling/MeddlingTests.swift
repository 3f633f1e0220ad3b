import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Code of the app that asks for everything at the wrong moment: each request has its own turn.
@MainActor
struct MeddlingTests {
  @Test(arguments: Moment.allCases)
  func judgesEachRequestInItsTurn(_ moment: Moment) {
    let app = MeddledApp()
    app.prepare(moment)
    _ = app.rig.newLog()
    app.meddler.set(to: moment, in: app.rig)

    app.trigger(moment)

    #expect(app.meddler.hasMeddled)
    #expect(app.rig.main.notes.count == 1)
    expectNoViolations(of: app.rig.stage)
    app.rig.expectLog(matches: moment.log)
  }
}

/// An app that runs a meddler's code wherever the framework runs any.
@MainActor
private final class MeddledApp {
  let meddler: Meddler
  let rig: FlowRig
  private let observation: StageObservation

  init() {
    let meddler = Meddler()
    self.meddler = meddler
    rig = FlowRig(backend: MeddlingBackend(meddler)) { MeddlingWireframe($0, meddler) }
    observation = rig.stage.observe { _ in meddler.come(.observation) }
    rig.stage.log.addSink { _ in meddler.come(.sink) }
  }

  /// Shows the screens that the moment needs.
  func prepare(_ moment: Moment) {
    let (wireframe, root) = (rig.wireframe, rig.main.root)
    switch moment {
    case .content, .endOfScreen: wireframe.push(MeddlingScreen(meddler), from: root)
    case .refusedDismissal: wireframe.presentModally(MeddlingScreen(meddler), from: root)
    case .answer:
      wireframe.presentAlert(AlertContent(title: "Alert"), from: root) { [meddler] _ in
        meddler.come(.answer)
      }
    case .outcome, .decision:
      let child = ChildFlow(wireframe, page: "Child")
      rig.main.start(child, from: root) { [meddler] _, _ in meddler.come(.outcome) }
      child.guardRequests { [meddler] _, _ in
        meddler.come(.decision)
        return .allow
      }
    case .endOfWork:
      let page = PageScreen("Page")
      wireframe.push(page, from: root)
      let end = MeddlingEnd(meddler, .endOfWork)
      wireframe.after(.seconds(1), on: page) { withExtendedLifetime(end) {} }
    case .endOfContainer, .endOfWireframe:
      wireframe.presentModally(
        rootItems: [PageScreen("Item")], in: MeddlingWireframe(rig.stage, meddler), from: root)
    case .title, .representation, .minimizedControls, .modalStyle, .translation, .observation,
      .performance, .sink, .start:
      break
    }
  }

  /// Lets the moment come.
  func trigger(_ moment: Moment) {
    let (wireframe, root) = (rig.wireframe, rig.main.root)
    switch moment {
    case .title: wireframe.push(MeddlingScreen(meddler), from: root)
    case .representation:
      let roots: [any RootLevelRepresentable] = [root, MeddlingScreen(meddler), rig.main.other]
      wireframe.update(rootItems: roots)
    case .content: rig.stage.perform(.tap("Row"))
    case .minimizedControls: wireframe.installMinimizable(MeddlingPlayer(meddler), animated: false)
    case .modalStyle: wireframe.presentModally(PageScreen("Modal"), from: root)
    case .refusedDismissal: rig.stage.perform(.dismiss)
    case .answer: rig.stage.perform(.choose("OK"))
    case .start:
      let child = ChildFlow(wireframe) { [meddler] flow, sender in
        flow.wireframe.push(flow.page, from: sender)
        meddler.come(.start)
      }
      rig.main.start(child, from: root)
    case .outcome, .decision, .endOfScreen, .endOfWork: rig.stage.perform(.back)
    case .endOfContainer: wireframe.install(rootItems: [root, rig.main.other])
    case .endOfWireframe: wireframe.dismissAll()
    case .translation, .observation, .performance, .sink:
      wireframe.push(PageScreen("Page"), from: root)
    }
  }
}

/// A root item that reads the stage while it is installed.
@MainActor
struct ReadingRootTests {
  private final class ReadingScreen: RootLevelRepresentable {
    let title = "Reading"
    weak var stage: Stage?
    var found: [String] = []
    var rootLevelRepresentation: RootLevelRepresentation {
      found.append(stage?.stack(of: self).titles ?? "")
      return .init(title: title, badge: stage.map { "\($0.rootScreens.count)" })
    }
  }

  @Test func readsTheStageWhileItInstalls() {
    let (rig, reading, page) = (FlowRig(), ReadingScreen(), PageScreen("Page"))
    reading.stage = rig.stage
    rig.wireframe.install(rootItems: [reading, rig.main.root])
    rig.wireframe.push(page, from: reading)
    rig.wireframe.update(rootItems: [rig.main.root, reading])

    rig.expectLog(
      matches: """
        > (app)
          install tab bar: Reading, Root
          push PageScreen "Page" onto Reading
          update tab bar: Root, Reading
        """)
    #expect(reading.found.first == "Reading")
    #expect(reading.found.last == "Reading/Page")
  }
}

/// Data of long lists whose end meddles.
@MainActor
struct MeddlingDataTests {
  @Test(arguments: [false, true]) func judgesWhatTheEndOfDataAsksFor(_ isWatched: Bool) {
    let (meddler, rig) = (Meddler(), FlowRig())
    let shelf = MeddlingShelf(meddler, ["one", "two"])
    rig.wireframe.push(shelf, from: rig.main.root)
    let watch = isWatched ? rig.stage.watch { _, _ in } : nil
    rig.stage.perform(.tap("two"))
    rig.stage.perform(.tap("Title of one"))
    _ = rig.newLog()
    meddler.set(to: .endOfWork, in: rig)

    shelf.show(["two", "three"])
    rig.stage.perform(.tap("three"))

    #expect(meddler.hasMeddled)
    #expect(shelf.tapped == ["two", "one", "three"])
    #expect(rig.main.notes.count == 1)
    expectNoViolations(of: rig.stage)
    watch?.cancel()
  }

  @Test func keepsNoObjectsThatAreRows() {
    let rig = FlowRig()
    weak var object: PageScreen?
    let list = ObjectList()
    rig.wireframe.push(list, from: rig.main.root)
    do {
      let page = PageScreen("Kept by none")
      object = page
      list.objects = [page]
      rig.stage.perform(.tap("Kept by none"))
    }

    list.objects = []

    #expect(object == nil)
  }
}

/// A long list of values, each with something whose end meddles.
@MainActor
private final class MeddlingShelf: Screen {
  struct Piece: Equatable {
    let name: String
    let end: MeddlingEnd

    static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  }

  let title = "Shelf"
  private(set) var tapped: [String] = []
  private var pieces: [Piece]
  private let meddler: Meddler

  init(_ meddler: Meddler, _ names: [String]) {
    self.meddler = meddler
    pieces = names.map { Piece(name: $0, end: MeddlingEnd(meddler, .endOfWork)) }
  }

  func show(_ names: [String]) {
    pieces = names.map { Piece(name: $0, end: MeddlingEnd(meddler, .endOfWork)) }
  }

  var content: ScreenContent {
    Rows(pieces, id: \.name) { piece in
      Row("Title of \(piece.name)") { self.tapped.append(piece.name) }
    }
  }
}

/// A long list of objects.
@MainActor
private final class ObjectList: Screen {
  let title = "Objects"
  var objects: [PageScreen] = []

  var content: ScreenContent { Rows(objects, id: \.title) { Row($0.title) {} } }
}
