/// The wireframe that is another one for each form factor, and swaps them while the app runs.
///
/// The stage stays, and with it all screens, flows and closures; only how it is shown changes.
@MainActor
public final class AdaptiveWireframe: ApplicationWireframe {
  /// The stage that holds the state, and that all variants share.
  public let stage: Stage
  /// The form factor that the app is shown for now.
  public private(set) var formFactor: FormFactor
  private let makeVariant: (FormFactor) -> any ApplicationWireframe
  private var variant: any ApplicationWireframe

  /// Creates a wireframe for a form factor.
  /// - Parameters:
  ///   - stage: the stage that all variants share.
  ///   - formFactor: the form factor that the app begins with.
  ///   - makeVariant: makes the wireframe for a form factor, on that same stage.
  public init(
    stage: Stage, formFactor: FormFactor,
    makeVariant: @escaping (FormFactor) -> any ApplicationWireframe
  ) {
    self.stage = stage
    self.formFactor = formFactor
    self.makeVariant = makeVariant
    variant = makeVariant(formFactor)
  }

  /// Creates a wireframe that shows tabs when compact, and columns when regular.
  public convenience init(stage: Stage, formFactor: FormFactor = .compact) {
    self.init(stage: stage, formFactor: formFactor) { formFactor in
      switch formFactor {
      case .compact: TabBarWireframe(stage: stage)
      case .regular: SplitWireframe(stage: stage)
      }
    }
  }

  /// Forwards a request to the variant; to adapt makes another variant.
  public func perform(_ request: NavigationRequest) -> RequestOutcome {
    if case .adapt(let formFactor, nil) = request, formFactor != self.formFactor {
      self.formFactor = formFactor
      variant = makeVariant(formFactor)
    }
    return variant.perform(request)
  }
}
