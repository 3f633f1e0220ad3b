import Foundation
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowTesting

/// Checks that the article "Testing an app's navigation" shows the compiled code and its results.
struct TestingNavigationTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(arguments: [
    "LoginTests/LoginTests.dismissesAfterADelay",
    "ClubSessionTests/ClubSessionTests.sameHappensOnEveryWireframe-_.visit",
  ])
  func showsTheSnapshot(_ name: String) throws {
    #expect(try article.contains("```\n\(try text(of: "__Snapshots__/\(name).txt"))```"))
  }

  @Test func showsTheSession() throws {
    #expect(try article.contains("```\n\(try text(of: "Sessions/visit.txt"))```"))
  }

  @Test func showsTheFailure() throws {
    let log = try text(of: "__Snapshots__/LoginTests/LoginTests.dismissesAfterADelay.txt")
    var fixture = try SnapshotFixture()
    fixture.name = SnapshotName(
      suites: ["LoginTests"], function: "dismissesAfterADelay()", arguments: [], named: nil)
    try fixture.approve(log)

    let presented = log.replacing(
      "push MembersScreen \"Members\" onto Club",
      with:
        "present MembersScreen \"Members\" over ClubScreen \"Club\" as sheet, dismiss button Done")
    let message = try #require(fixture.failure(of: presented))
      .replacing("<tmp>/__Snapshots__/SnapshotFixture", with: "ClubTests/__Snapshots__/LoginTests")
      .replacing("<tmp>/artifacts/SnapshotFixture", with: "<tmp>/wireflow-snapshots/LoginTests")

    #expect(try article.contains("```\n\(message)\n```"), "\(message)")
  }

  @Test func showsTheAttributesOfThisRepository() throws {
    let attributes = "**/__Snapshots__/** text eol=lf"

    #expect(try text(of: "../../../.gitattributes").contains("\n\(attributes)\n"))
    #expect(try article.contains("`\(attributes)`"))
  }

  private var article: String {
    get throws {
      let catalogue = "../../../Sources/WireflowTesting/WireflowTesting.docc"
      return try text(of: "\(catalogue)/TestingNavigation.md")
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path).standardized, encoding: .utf8)
  }
}

actor TimetableService {
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  func hours() async throws -> [String] {
    try await clock.sleep(for: .milliseconds(300))
    return ["9:00", "10:30"]
  }
}

@MainActor
struct TimetableTests {
  @Test func showsTheHoursOnceTheyAreThere() async {
    let app = AppDriver { stage, wireframe in
      ApplicationController(
        timetableOn: stage, wireframe: wireframe,
        service: TimetableService(clock: stage.clock))
    }

    app.tap("Hours")
    await app.advance(by: .milliseconds(300))

    app.expectLog(
      matches: """
        > launch
          start TimetableFlowCoordinator
          install tab bar: Club
        > tap "Hours"
        > wait 300ms
          push HoursScreen "9:00, 10:30" onto Club
        """)
    await app.finish()
  }
}

/// The app of the service that the article "Testing an app's navigation" shows.
extension ApplicationController {
  convenience init(
    timetableOn stage: Stage, wireframe makeWireframe: WireframeMaker, service: TimetableService
  ) {
    let wireframe = makeWireframe(stage)
    self.init(wireframe: wireframe, mainFlow: TimetableFlowCoordinator(wireframe, service))
  }
}

final class TimetableFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let service: TimetableService

  init(_ wireframe: any ApplicationWireframe, _ service: TimetableService) {
    self.wireframe = FlowWireframe(wireframe)
    self.service = service
  }

  func installUI() {
    let club = TimetableScreen()
    club.onHours = wire(club) { flow, club in
      flow.task(on: club) { flow, club in
        let hours = try await flow.service.hours()
        flow.wireframe.push(HoursScreen(hours), from: club)
      }
    }
    wireframe.install(rootItems: [club])
  }
}

final class TimetableScreen: RootLevelRepresentable {
  let title = "Club"
  var onHours: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Button("Hours") { self.onHours?() } }
}

final class HoursScreen: Screen {
  let title: String

  init(_ hours: [String]) {
    title = hours.joined(separator: ", ")
  }
}
