import TestSupport
import Testing
import Wireflow
import WireflowInteraction

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

  @Test func judgesWhatTheEndOfDataAsksForThatGoesWithItsScreen() {
    let (meddler, rig) = (Meddler(), FlowRig())
    let shelf = MeddlingShelf(meddler, ["one", "two"])
    rig.wireframe.push(shelf, from: rig.main.root)
    rig.stage.perform(.tap("two"))
    meddler.set(to: .endOfWork, in: rig)

    shelf.show([])
    rig.stage.perform(.back)

    #expect(meddler.hasMeddled)
    #expect(rig.main.notes.count == 1)
    expectNoViolations(of: rig.stage)
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

  var content: ScreenContent {
    Rows(objects, id: \.title) { Row($0.title) {} }
  }
}
