import WireflowGTK

/// A sample, with its name on the command line.
enum Sample: String, CaseIterable {
  case audiobooks = "Audiobooks"
  case fitness = "Fitness"
  case media = "Media"
  case movies = "Movies"
}

/// The arguments of the command.
struct SampleOptions {
  /// An error for invalid arguments.
  struct Misuse: Error, CustomStringConvertible {
    let description: String

    init(_ problem: String) {
      let samples = Sample.allCases.map(\.rawValue).joined(separator: "|")
      let themes = GTKTheme.allCases.map(\.rawValue).joined(separator: "|")
      description = """
        \(problem)
        usage: GTKSamples \(samples) [--wireframe tab-bar|hamburger|split] [--theme \(themes)]
        """
    }
  }

  var sample = Sample.audiobooks
  var wireframe: String?
  var theme = GTKTheme.system

  /// Parses the arguments after the name of the command.
  init(parsing words: [String]) throws(Misuse) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--wireframe":
        guard let name = words.popFirst(), ["tab-bar", "hamburger", "split"].contains(name) else {
          throw Misuse("--wireframe takes tab-bar, hamburger or split.")
        }
        wireframe = name
      case "--theme":
        guard let theme = words.popFirst().flatMap(GTKTheme.init) else {
          throw Misuse("--theme takes system, light or dark.")
        }
        self.theme = theme
      case _:
        guard let sample = Sample(rawValue: word) else { throw Misuse("There is no \(word).") }
        self.sample = sample
      }
    }
  }
}
