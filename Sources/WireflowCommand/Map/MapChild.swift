#if os(macOS) || os(Linux)
import Foundation
import WireflowWeb

/// A process that explores the app for its page, and sends the map as it grows.
@MainActor
final class MapChild {
  private let program: URL
  private let arguments: [String]
  private var process: Process?

  /// Creates the explorer of an app on a wireframe, or returns nil if its program cannot run again.
  init?(_ console: CommandConsole, _ options: CommandLineOptions, on wireframe: String) {
    guard let program = console.program else { return nil }
    self.program = program
    arguments =
      ["--map", "page.json", "--wireframe", wireframe]
      + (options.ownArguments.map { ["--"] + $0 } ?? [])
  }

  /// Explores the app, and hands over each map, and at last the reason if the map is not whole.
  func run(_ onMap: @MainActor (WebMap?, String?) -> Void) async {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      [MapStream.variable: "1"]
    ) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let (chunks, teller) = AsyncStream.makeStream(of: Data.self)
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        teller.finish()
      } else {
        teller.yield(data)
      }
    }
    guard (try? process.run()) != nil else {
      return onMap(nil, "The map needs another process, which cannot be started.")
    }
    self.process = process
    let (isWhole, words) = await read(chunks, onMap)
    self.process = nil
    guard !isWhole || !words.isEmpty else { return }
    onMap(nil, words.first ?? "The exploration has ended early.")
  }

  /// Ends the exploration.
  func end() {
    process?.terminate()
    process = nil
  }

  /// Reads posters, and returns true if the last one is whole, and other lines.
  private func read(
    _ chunks: AsyncStream<Data>, _ onMap: @MainActor (WebMap?, String?) -> Void
  ) async -> (isWhole: Bool, words: [String]) {
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
    return (isWhole, words)
  }
}
#else
import WireflowWeb

/// An explorer that finds nothing, for platforms on which a process cannot start another one.
@MainActor
struct MapChild {
  init?(_ console: CommandConsole, _ options: CommandLineOptions, on wireframe: String) {
    return nil
  }

  func run(_ onMap: @MainActor (WebMap?, String?) -> Void) async {}
  func end() {}
}
#endif
