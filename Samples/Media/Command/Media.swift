import MediaApp
import WireflowTerminal

/// The catalogue of movies in the terminal.
@main
struct Media {
  @MainActor
  static func main() async {
    await TerminalApplication("Media") { wireframe in
      MediaApplication.makeController(wireframe: wireframe)
    }
    .run()
  }
}
