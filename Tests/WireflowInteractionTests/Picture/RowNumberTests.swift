import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Long lists in which several rows have one name, against the same rows one by one.
@MainActor
struct RowNumberTests {
  /// A screen with two lists and buttons between them, lazily or not.
  @MainActor
  final class NamesakeScreen: RootLevelRepresentable {
    let title = "Namesakes"
    let isLazy: Bool
    let names: [[String]]
    var tapped: [String] = []

    init(_ names: [[String]], isLazy: Bool) {
      self.names = names
      self.isLazy = isLazy
    }

    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    var content: ScreenContent {
      button(0)
      list(0)
      button(1)
      list(1)
      button(2)
    }

    private func button(_ place: Int) -> Button {
      Button(["a", "b", "c"][place]) { self.tapped.append("button \(place)") }
    }

    @ScreenContent.Builder
    private func list(_ place: Int) -> ScreenContent {
      let pieces = names[place].enumerated().map { Piece(number: $0, name: $1) }
      if isLazy {
        Rows(pieces, id: \.name) { self.row($0, in: place) }
      } else {
        for piece in pieces { row(piece, in: place).id(piece.name) }
      }
    }

    private func row(_ piece: Piece, in list: Int) -> Row {
      Row("Row \(piece.number)") { self.tapped.append("\(list) \(piece.number)") }
    }
  }

  struct Piece: Hashable {
    let number: Int
    let name: String
  }

  @Test(arguments: 0..<40)
  func labelsAndIdentitiesAreThoseOfRowsOneByOne(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let names = (0..<2).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        ["a", "b", "c", "d", "e", "f", "g"].randomElement(using: &random) ?? ""
      }
    }
    let (lazy, plain) = (Rig(), Rig())
    let (lazyScreen, plainScreen) = (
      NamesakeScreen(names, isLazy: true), NamesakeScreen(names, isLazy: false)
    )
    lazy.wireframe.install(rootItems: [lazyScreen])
    plain.wireframe.install(rootItems: [plainScreen])
    let told = Told()
    let watch = lazy.stage.watch(rows: 2, told.note)

    let expected = try #require(plain.stage.picture.base.pages.first).elements
    #expect(lazy.stage.picture.base.pages.first?.elements.map(\.action) == expected.map(\.action))
    #expect(lazy.stage.possibleActions == plain.stage.possibleActions)
    let seen = try #require(told.pictures.last?.base.pages.first)
    let sizes = names.map(\.count)
    let places =
      [0] + (1..<(1 + min(2, sizes[0]))) + [1 + sizes[0]]
      + ((2 + sizes[0])..<(2 + sizes[0] + min(2, sizes[1]))) + [2 + sizes[0] + sizes[1]]
    #expect(seen.elements.map(\.action) == places.map { expected[$0].action })
    #expect(seen.elements.compactMap(\.id.name) == places.compactMap { expected[$0].id.name })
    #expect(
      seen.elements.filter { $0.id.name != nil }.map(\.id.index)
        == places.map { expected[$0] }.filter { $0.id.name != nil }.map(\.id.index))
    for action in plain.stage.possibleActions {
      #expect(lazy.stage.perform(action) == plain.stage.perform(action))
    }
    #expect(lazyScreen.tapped == plainScreen.tapped)
    #expect(lazy.newLog().contains("refused") == false)
    watch.cancel()
  }
}
