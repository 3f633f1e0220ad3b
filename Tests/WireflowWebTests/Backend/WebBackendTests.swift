import Foundation
import TestSupport
import Testing
import Wireflow

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

  @Test func tellsOnceForAllThatHappensInATurn() async {
    var count = 0
    backend.onChange = { count += 1 }

    controller.finishLaunching()
    controller.perform(.tap(.init("More")))
    controller.perform(.back)
    await expectEventually { count > 0 }

    #expect(count == 1)
  }

  @Test func tellsAReaderWhatItHasNotHad() async throws {
    var reader = backend.makeReader()
    controller.finishLaunching()

    let firstEvent = reader.next()
    let none = reader.next()
    let first = try #require(firstEvent)
    controller.perform(.tap(.init("More")))
    let version = backend.version
    await expectEventually { backend.version > version }
    let secondEvent = reader.next()
    let second = try #require(secondEvent)

    #expect(none == nil)
    #expect(lines(of: first) == ["> launch", "  start ShopFlow", "  install tab bar: Shop"])
    #expect(
      lines(of: second) == [#"> tap "More""#, #"  push ShopScreen "More" onto Shop"#])
  }

  @Test func keepsNothingForAReaderThatDoesNotRead() async throws {
    var reader = backend.makeReader()
    controller.finishLaunching()
    _ = reader.next()

    for _ in 0..<10 {
      controller.perform(.tap(.init("More")))
      controller.perform(.back)
      let version = backend.version
      await expectEventually { backend.version > version }
    }
    let next = reader.next()
    let none = reader.next()

    let event = try #require(next)
    #expect(lines(of: event).count == 40)
    #expect(none == nil)
  }

  @Test func offersNoWireframeWithoutASwitch() throws {
    #expect(throws: HTTPFailure.self) {
      try backend.changeWireframe(Array(#"{"wireframe":"tabs"}"#.utf8))
    }
  }

  private func lines(of event: [UInt8]) -> [String] {
    struct Message: Decodable {
      struct Log: Decodable { let lines: [String] }
      let log: Log
    }
    let text = String(decoding: event, as: UTF8.self).dropFirst("data: ".count)
    return (try? JSONDecoder().decode(Message.self, from: Data(text.utf8)).log.lines) ?? []
  }
}
