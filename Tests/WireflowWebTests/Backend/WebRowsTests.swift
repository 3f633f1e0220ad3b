import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// Long lists on the page, of which only the rows near to those in sight are sent.
@MainActor
struct WebRowsTests {
  private let backend = WebBackend("Shelf")
  private let stage: Stage
  private let wireframe: TabBarWireframe
  private let shelf = ShelfScreen(count: 10_000)

  init() {
    stage = Stage(backend: backend, scheduler: ManualScheduler())
    wireframe = TabBarWireframe(stage: stage)
    wireframe.install(rootItems: [shelf])
  }

  private func page() throws -> Sent {
    try Sent(#require(backend.message(behind: nil)?.message.picture)).base.pages[0]
  }

  private func read(
    _ from: Int, _ to: Int, of list: String? = nil, on page: String = "one"
  ) throws {
    let id = try list ?? #require(try self.page().lists.list.first?.id.text)
    let body = #"{"list":"\#(id)","from":\#(from),"to":\#(to),"page":"\#(page)"}"#
    _ = try backend.readRows(Array(body.utf8))
  }

  @Test func sendsTheRowsThatAPageAsksFor() throws {
    let first = try page()
    #expect(first.elements.list.count == 302)
    #expect(
      first.lists.list.map { [$0.start, $0.from, $0.to, $0.count] } == [[1, 0, 300, 10_000]])
    #expect(shelf.newlyMade() == 300)

    try read(5_000, 5_100)
    let second = try page()

    #expect(shelf.newlyMade() == 100)
    #expect(second.elements.list.count == 102)
    #expect(second.lists.list.map { [$0.start, $0.from, $0.to] } == [[1, 5_000, 5_100]])
    #expect(second.elements[1].action == #"tap "b5000""#)
    let tap = #"{"action":"tap \"b5007\"","seen":"\#(second.id.text ?? "")"}"#
    _ = try backend.perform(Array(tap.utf8))
    #expect(stage.log.lines.last == #"> tap "b5007""#)
  }

  @Test func severalPagesLookAtOtherRows() throws {
    try read(100, 200, on: "one")
    try read(400, 500, on: "other")
    #expect(try page().lists.list.map { [$0.from, $0.to] } == [[100, 500]])

    try read(450, 500, on: "one")
    #expect(try page().lists.list.map { [$0.from, $0.to] } == [[400, 500]])
    _ = backend.makeReader()
    try read(20, 30, on: "new")
    #expect(try page().lists.list.map { [$0.from, $0.to] } == [[20, 30]])
  }

  @Test(arguments: [
    (-1, 5), (5, 4), (0, 301), (Int.min, Int.max), (0, Int.max), (Int.max, Int.min),
  ])
  func refusesRowsThatNobodyCanSee(from: Int, to: Int) throws {
    #expect(throws: HTTPFailure.self) { try read(from, to) }
    #expect(try page().lists.list.map { [$0.from, $0.to] } == [[0, 300]])
  }

  @Test(arguments: ["", "s1", "s1-7", "s99-0", "x"])
  func letsListsGoThatAreNotShown(list: String) throws {
    try read(0, 5, of: list)

    #expect(try page().lists.list.map { [$0.from, $0.to] } == [[0, 300]])
  }

  @Test func saysNothingOfListsThatAreShownWhole() throws {
    shelf.books = Array(shelf.books.prefix(300))
    stage.contentChanged(of: shelf)

    #expect(try !page().lists.isThere)
    #expect(try page().elements.list.count == 302)
  }
}
