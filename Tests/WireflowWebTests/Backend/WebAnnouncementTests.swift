import Foundation
import TestSupport
import Testing
import Wireflow

@testable import WireflowWeb

/// The page hears each announcement once, and has the title of the page in front.
@MainActor
struct WebAnnouncementTests {
  private struct Message: Decodable {
    struct Announced: Decodable, Hashable {
      let text: String
      let isUrgent: Bool
    }

    let title: String
    let announcements: [Announced]?
  }

  private let backend = WebBackend("Shop")
  private let stage: Stage
  private let controller: ApplicationController

  init() {
    stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
  }

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

    #expect(first.announcements == nil)
    #expect(
      second.announcements == [
        .init(text: "Saved", isUrgent: false), .init(text: "No connection", isUrgent: true),
      ])
    #expect(third.announcements == [.init(text: "Saved", isUrgent: false)])
  }

  @Test func aSlowReaderHearsTheLastOnes() async throws {
    controller.finishLaunching()
    var reader = backend.makeReader()
    _ = try await next(from: &reader)

    for number in 1...50 { stage.announce("\(number)") }
    let message = try await next(from: &reader)

    #expect(message.announcements?.map(\.text) == (31...50).map { "\($0)" })
  }

  @Test func theDocumentHasTheTitleOfTheFrontPage() async throws {
    var reader = backend.makeReader()
    controller.finishLaunching()
    let shop = try await next(from: &reader)
    controller.perform(.tap(.init("More")))
    let more = try await next(from: &reader)

    #expect([shop.title, more.title] == ["Shop", "More"])
  }

  /// Returns the next message, which is written in a later turn of the main loop.
  private func next(from reader: inout WebReader) async throws -> Message {
    var event: [UInt8]?
    let version = backend.version
    await expectEventually { backend.version > version }
    event = reader.next()
    let text = String(decoding: try #require(event), as: UTF8.self).dropFirst("data: ".count)
    return try JSONDecoder().decode(Message.self, from: Data(text.utf8))
  }
}
