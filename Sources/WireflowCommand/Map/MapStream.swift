import Foundation
import Wireflow
import WireflowExploration

/// The posters that a process writes while it explores an app for the page of another process, one
/// a line.
enum MapStream {
  /// The name of the environment variable that asks for posters.
  static let variable = "WIREFLOW_MAP_STREAM"

  static var isWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}

extension CommandApplication {
  /// Explores the app on one wireframe, and writes the poster of its map as it grows.
  func streamMap(
    _ arguments: [String], _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    MapDiary.endWithParent()
    // The app on the page comes first.
    _ = nice(10)
    let choice = choice(options)
    return try await explore(arguments, console) { diary in
      await exploreGrowing(
        ExplorableApp { make(options, on: $0, $1) },
        on: ExplorableWireframe(choice.name) { choice.makeWireframe(stage: $0) }, diary: diary
      ) { map, isWhole in
        console.write(StudioSheet(map, isWhole: isWhole, artist: .webPages()).json + "\n")
      }
      return 0
    }
  }
}
