import AudiobooksApp
import WireflowCommand

/// The audiobook shop in the terminal.
@main
struct Audiobooks {
  @MainActor
  static func main() async {
    await CommandApplication("Audiobooks", version: "1.0", isReplayable: true) { wireframe in
      AudiobooksApplication.makeController(wireframe: wireframe)
    }
    .run()
  }
}
