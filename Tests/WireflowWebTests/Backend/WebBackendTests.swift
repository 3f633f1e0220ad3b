import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

@MainActor
struct WebBackendTests {
  private let backend = WebBackend("Shop")
  private let stage: Stage
  private let controller: ApplicationController

  init() {
    stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
  }

  @Test func tellsAReaderOnceWhatItHasNotHad() async {
    var (reader, count) = (backend.makeReader(), 0)
    controller.finishLaunching()
    var events = [reader.next(), reader.next()]
    #expect(events[1] == nil)
    #expect(
      lines(of: events[0] ?? []) == ["> launch", "  start ShopFlow", "  install tab bar: Shop"])

    // It tells once for all that happens in a turn, and keeps nothing for one that does not read.
    backend.onChange = { count += 1 }
    for round in 1...10 {
      controller.perform(.tap(.init("More")))
      controller.perform(.back)
      await expectEventually { count == round }
    }
    events = [reader.next(), reader.next()]
    let next = events[0] ?? []
    #expect(events[1] == nil)
    #expect(
      lines(of: next).prefix(2) == [#"> tap "More""#, #"  push ShopScreen "More" onto Shop"#])
    #expect(lines(of: next).count == 40)
  }

  private func lines(of event: [UInt8]) -> [String] {
    ((try? Sent(event: event))?.log.lines.list ?? []).compactMap(\.text)
  }

  /// A page hears each announcement once, and has the title of the page in front.
  @Test func eachReaderHearsWhatIsNew() async throws {
    controller.finishLaunching()
    stage.announce("Before")
    var reader = backend.makeReader()
    let first = try await next(from: &reader)

    stage.announce("Saved")
    stage.announce("No connection", urgency: .now)
    let second = try await next(from: &reader)
    stage.announce("Saved")
    let third = try await next(from: &reader)
    controller.perform(.tap(.init("More")))
    let more = try await next(from: &reader)
    for number in 1...50 { stage.announce("\(number)") }
    // A slow reader hears the last ones.
    let last = try await next(from: &reader)

    #expect([first.title.text, more.title.text] == ["Shop", "More"])
    #expect(!first.announcements.isThere)
    let urgencies = try second.announcements.list.map { try $0.json(without: ["text"]) }
    #expect(urgencies == [#"{"isUrgent":false}"#, #"{"isUrgent":true}"#])
    #expect(texts(second) == ["Saved", "No connection"] && texts(third) == ["Saved"])
    #expect(texts(last) == (31...50).map { "\($0)" })
  }

  private func texts(_ message: Sent) -> [String] {
    message.announcements.list.compactMap { $0[dynamicMember: "text"].text }
  }

  /// Returns the next message, which is written in a later turn of the main loop.
  private func next(from reader: inout WebReader) async throws -> Sent {
    let version = backend.version
    await expectEventually { backend.version > version }
    let event = reader.next()
    return try Sent(event: try #require(event))
  }
}

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

  private func page() throws -> Sent { try Sent(backend.shown).base.pages[0] }

  private func ranges(_ page: Sent) -> [[Int?]] {
    page.lists.list.map { [$0.start, $0.from, $0.to, $0.count].map(\.number) }
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
    #expect(ranges(first) == [[1, 0, 300, 10_000]])
    #expect(shelf.newlyMade() == 300)

    try read(5_000, 5_100)
    let second = try page()

    #expect(shelf.newlyMade() == 100)
    #expect(second.elements.list.count == 102)
    #expect(ranges(second) == [[1, 5_000, 5_100, 10_000]])
    #expect(second.elements[1].action.text == #"tap "b5000""#)
    let tap = #"{"action":"tap \"b5007\"","seen":"\#(second.id.text ?? "")"}"#
    _ = try backend.perform(Array(tap.utf8))
    #expect(stage.log.lines.last == #"> tap "b5007""#)

    // A list that is shown as a whole is like any elements.
    shelf.books = Array(shelf.books.prefix(300))
    stage.contentChanged(of: shelf)
    try read(0, 300)
    #expect(try !page().lists.isThere && page().elements.list.count == 302)
  }

  @Test func severalPagesLookAtOtherRows() throws {
    try read(100, 200, on: "one")
    try read(400, 500, on: "other")
    #expect(try ranges(page()) == [[1, 100, 500, 10_000]])

    try read(450, 500, on: "one")
    #expect(try ranges(page()) == [[1, 400, 500, 10_000]])
    _ = backend.makeReader()
    try read(20, 30, on: "new")
    #expect(try ranges(page()) == [[1, 20, 30, 10_000]])
  }

  @Test(arguments: [
    (-1, 5), (5, 4), (0, 301), (Int.min, Int.max), (0, Int.max), (Int.max, Int.min),
  ])
  func refusesRowsThatNobodyCanSeeAndListsThatAreNotShown(from: Int, to: Int) throws {
    for list in ["", "s1", "s1-7", "s99-0", "x"] { try read(0, 5, of: list) }
    #expect(throws: HTTPFailure.self) { try read(from, to) }
    #expect(try ranges(page()) == [[1, 0, 300, 10_000]])
  }
}

/// The browser's backend obeys the laws of backends, by the pictures that it sends to a page.
///
/// It runs in a process beside the other tests, which share one main actor.
@MainActor
struct WebConformanceTests {
  @Test func tellsAPageAllThatIsOnStage() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await ConformanceRun.$isBrief.withValue(!Strength.isLong) {
        await checkBackend { _ in
          let backend = WebBackend("Journeys")
          var (reader, drawing) = (backend.makeReader(), BackendDrawing())
          return BackendUnderTest(
            backend, drawing: { drawing },
            settle: {
              // The backend reports in one later turn, and a screen's
              // own changes come before that.
              for _ in 0..<3 { await Task.yield() }
              if reader.next() != nil { drawing = BackendDrawing(backend.shown) }
            })
        }
      }
    }
  }
}
