import MediaApp
import Wireflow
import WireflowCommand

/// The catalogue of movies in the terminal.
@main
struct Media {
  @MainActor
  static func main() async {
    await CommandApplication("Media", version: "1.0", isReplayable: true) { stage, wireframe in
      ApplicationController(mediaOn: stage, wireframe: wireframe)
    }
    .run()
  }
}
