/// Measures what navigation costs through the backend, beside a coordinator written by hand on the
/// same double: both without time, in one run.
///
/// It takes the options of `WireflowBenchmarks`, whose files measure here, too: it prints each row
/// in instructions and in CPU time, and `--check FILE` fails if a bound of the file is passed.
@main
struct UIKitBenchmarks {
  @MainActor
  static func main() {
    do {
      try Options(CommandLine.arguments.dropFirst()).run()
    } catch {
      print("error: \(error)")
      exitAsFailed()
    }
  }
}
