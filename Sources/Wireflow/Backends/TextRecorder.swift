/// The headless backend, which shows nothing, completes at once and provides the log as text.
@MainActor
public final class TextRecorder: PresentationBackend {
  private let sink: ((String) -> Void)?
  private var log: PresentationLog?

  /// Creates a recorder, with a sink that receives each line of the log as it is written.
  public init(sink: ((String) -> Void)? = nil) {
    self.sink = sink
  }

  /// The log so far, each line ended by a line feed.
  public var text: String { log?.text ?? "" }

  /// Connects the sink to the stage's log.
  public func attach(to stage: Stage) {
    log = stage.log
    if let sink { stage.log.addSink(sink) }
  }

  /// Completes at once.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    completion()
  }
}
