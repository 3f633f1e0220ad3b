import AudiobooksApp
import Wireflow
import WireflowTesting

extension AppDriver {
  /// Creates the audiobooks app after a script that the test is not about.
  static func audiobooks(
    _ exhaustivity: Exhaustivity = .on, on wireframe: WireframeVariant = .tabBar,
    after script: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> AppDriver {
    let app = AppDriver(
      exhaustivity, on: wireframe, fileID: fileID, filePath: filePath, line: line, column: column,
      makeController: { ApplicationController(audiobooksOn: $0, wireframe: $1) })
    await app.run(script: script, fileID: fileID, filePath: filePath, line: line, column: column)
    app.skipLog()
    return app
  }
}
