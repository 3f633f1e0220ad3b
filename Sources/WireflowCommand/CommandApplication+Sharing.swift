import Foundation
import Wireflow
import WireflowInteraction
import WireflowWeb

extension CommandApplication {
  /// Plays a session, writes it as a page that needs no app, and returns the exit status.
  func share(
    _ path: String, _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    guard URL(filePath: path).pathExtension == "html" else {
      throw CommandLineError("--share \(path.shown): expected a file that ends in .html")
    }
    let file = try OutputFile(
      path: path, content: "page", isForced: options.flags.contains(.force))
    let script = try script(options.script ?? "-", console)
    let book = PlaceBook()
    let app = appMaker(options, nil, book)(ManualScheduler(), nil)
    let refusals = await app.controller.playAll(
      of: script, endsAtRefusal: options.endsAtRefusal)
    for refusal in refusals { console.report("\(refusal)") }
    let session = SharedSession(
      of: app, on: choice(options).name,
      maps: SessionMaps(explore: nil) { book.poster(on: $0, $1) })
    try file.write(try session.html())
    return refusals.isEmpty ? 0 : 1
  }

  /// Returns the maps of a page, which another process explores if the app can be made again.
  func maps(
    _ options: CommandLineOptions, _ console: CommandConsole, _ book: PlaceBook
  ) -> SessionMaps {
    var explore: SessionMaps.Exploration?
    if isReplayable {
      explore = { wireframe, onMap in
        guard let child = MapChild(console, options, on: wireframe) else { return }
        Task { await child.run(onMap) }
      }
    }
    return SessionMaps(explore: explore) { book.poster(on: $0, $1) }
  }
}
