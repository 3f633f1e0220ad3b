import Testing
import Wireflow
import WireflowTesting

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
