import Wireflow
import WireflowGTK

/// A sample, with its name on the command line.
enum Sample: String, CaseIterable {
  case audiobooks = "Audiobooks"
  case encyclopedia = "Encyclopedia"
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
        usage: GTKSamples \(samples) [--wireframe \(SampleOptions.wireframes)] [--theme \(themes)]
        """
    }
  }

  var sample = Sample.audiobooks
  var wireframe: String?
  var theme = GTKTheme.system
  private static let wireframes = GTKApplication.wireframes.map(\.name).joined(separator: "|")

  /// Parses the arguments after the name of the command.
  init(parsing words: [String]) throws(Misuse) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--wireframe":
        let names = GTKApplication.wireframes.map(\.name)
        guard let name = words.popFirst(), names.contains(name) else {
          throw Misuse("--wireframe takes one of \(Self.wireframes).")
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
