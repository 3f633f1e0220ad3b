import Wireflow
import WireflowExploration

extension CommandApplication {
  /// Writes a map of the app, and returns the exit status.
  func map(
    _ path: String, _ arguments: [String], _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    let file = try MapFile(path: path, baseline: options.baseline)
    let diary = MapDiary.ofEnvironment()
    defer { diary?.close() }
    if diary == nil, let supervisor = MapSupervisor(arguments, console) {
      return await supervisor.run()
    }
    let report = try await file.write(mapSubject(options), diary) { make(options, on: $0, $1) }
    console.write(report.text + "\n")
    return report.hasTraps ? 3 : 0
  }

  private func mapSubject(_ options: CommandLineOptions) -> MapFile.Subject {
    let names = CommandOption.wireframe.values(wireframes.map(\.name)).filter {
      $0 != WireframeOption.adaptive.rawValue
    }
    return MapFile.Subject(
      name: name, version: version,
      wireframes: options.wireframe == nil
        ? names.map { WireframeChoice($0, of: wireframes) } : [choice(options)],
      theme: options.theme == .dark ? .dark : .light)
  }
}
