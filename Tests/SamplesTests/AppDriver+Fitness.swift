import FitnessApp
import Wireflow
import WireflowTesting

extension AppDriver {
  /// Creates the fitness club at the activities, after a script that the test is not about.
  static func fitness(
    on wireframe: WireframeVariant = .tabBar, backend: any PresentationBackend = TextRecorder(),
    after script: String = "", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> AppDriver {
    let app = AppDriver(
      on: wireframe, backend: backend, fileID: fileID, filePath: filePath, line: line,
      column: column
    ) { ApplicationController(fitnessOn: $0, wireframe: $1) }
    await app.run(
      script: toActivities + script, fileID: fileID, filePath: filePath, line: line,
      column: column)
    app.skipLog()
    return app
  }

  private static let toActivities = """
    tap "Next"
    tap "Accept"
    tap "Begin"
    type "Maria" into "Name"
    type sample "Maria's password" into "Password"
    tap "Log in"

    """
}
