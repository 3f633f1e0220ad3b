import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// The rows of a table, of which those of long lists are there in part.
@Suite @MainActor
struct ElementRowsTests {
  /// A screen with three long lists, one of which is empty, between other elements.
  final class Lists: RootLevelRepresentable {
    let title = "Lists"
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var content: ScreenContent {
      Button("Bar") {}.inBar(.trailing)
      Text("Top")
      Rows((0..<40).map { "a\($0)" }, id: \.self) { Row($0) {} }
      Rows([String](), id: \.self) { Row($0) {} }
      Text("Middle")
      Rows((0..<30).map { "c\($0)" }, id: \.self) { Row($0) {} }
      Text("Bottom")
    }
  }

  private let rows: ElementRows
  private let names =
    ["Top"] + (0..<40).map { "a\($0)" } + ["Middle"] + (0..<30).map { "c\($0)" } + ["Bottom"]

  /// Takes the rows off a picture, some of whose rows somebody looks at.
  init() {
    let screen = Lists()
    let stage = Stage(backend: TextRecorder())
    TabBarWireframe(stage: stage).install(rootItems: [screen])
    var shown = StagePicture()
    let watch = stage.watch(rows: 10) { picture, _ in shown = picture }
    if let list = shown.base.pages.first?.rows.first { watch.read(5..<12, of: list.id) }
    let page = shown.base.pages.first
    rows = page.map { ElementRows(of: $0.id, on: $0) } ?? ElementRows()
  }

  @Test func standForAllElementsButThoseOfTheBar() {
    #expect(rows.count == names.count)
    #expect(rows.elements.count == 3 + 7 + 10)
    for (row, name) in names.enumerated() {
      let isThere = !(name.hasPrefix("a") && !(6..<13).contains(row)) && !(52..<72).contains(row)
      #expect(rows.element(at: row)?.name == (isThere ? name : nil), "row \(row)")
    }
    #expect(rows.element(at: names.count) == nil)
  }

  @Test func areFoundByTheirElements() {
    for (place, element) in rows.elements.enumerated() {
      #expect(names[rows.row(of: place)] == element.name)
    }
  }

  @Test func nameTheListToAskFor() {
    #expect(rows.list(at: 0) == nil)
    #expect(rows.list(at: 1)?.own == 0)
    #expect(rows.list(at: 40)?.own == 39)
    #expect(rows.list(at: 41) == nil)
    #expect(rows.list(at: 52)?.own == 10)
    #expect(rows.list(at: 52)?.id.index == 2)
    #expect(rows.list(at: 72) == nil)
  }
}
