import Foundation
import Wireflow
import WireflowExploration
import WireflowWeb

/// A process that explores the app, and writes the map or sends it as it grows.
@MainActor
struct MapChild {
  private let process: AppProcess
  private let output = Pipe()

  /// Creates the explorer of an app on a wireframe, or returns nil if its program cannot run
  /// again.
  init?(
    _ console: CommandConsole, _ options: CommandLineOptions, on wireframe: String,
    writing file: String? = nil
  ) {
    let arguments =
      ["--map", file ?? "page.json", "--wireframe", wireframe]
      + (file == nil ? [] : ["--time-limit", "60"])
      + options.passedArguments
    let variables = file == nil ? [AppProcess.streamVariable: "1"] : [:]
    guard let process = AppProcess(console, arguments, variables, output: output) else {
      return nil
    }
    self.process = process
  }

  private static let obstacle = "The map needs another process, which cannot be started."
  private static let earlyEnd = "The exploration has ended early."

  /// Explores the app, and returns the first line about the file of its map.
  func draw() async -> String {
    guard process.start() else { return Self.obstacle }
    _ = await process.end()
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init) ?? Self.earlyEnd
  }

  /// Explores the app, and hands over each map, and at last the reason if the map is not whole.
  func run(_ onMap: @MainActor (WebMap?, String?) -> Void) async {
    let (chunks, teller) = AsyncStream.makeStream(of: Data.self)
    output.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        teller.finish()
      } else {
        teller.yield(data)
      }
    }
    guard process.start() else { return onMap(nil, Self.obstacle) }
    var (isWhole, words, rest) = (false, [String](), Data())
    for await chunk in chunks {
      rest += chunk
      while let end = rest.firstIndex(of: 10) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        if let map = WebMap(json: line) {
          isWhole = map.isWhole
          onMap(map, nil)
        } else if !line.isEmpty {
          words.append(line)
        }
      }
    }
    guard !isWhole || !words.isEmpty else { return }
    onMap(nil, words.first ?? Self.earlyEnd)
  }
}

extension CommandApplication {
  /// Explores the app on one wireframe, and writes the poster of its map as it grows.
  func streamMap(
    _ arguments: [String], _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    AppProcess.endWithParent()
    // The app on the page comes first.
    _ = nice(10)
    return try await explore(arguments, console) { diary in
      await exploreGrowing(
        ExplorableApp { make(options, on: $0, $1) },
        on: chosenWireframe(options), diary: diary
      ) { map, isWhole in
        console.write(StudioSheet(map, isWhole: isWhole, artist: .webPages()).json + "\n")
      }
      return 0
    }
  }
}
