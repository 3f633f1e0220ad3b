/// The wireframe that is another one for each form factor, and swaps them while the app runs.
///
/// The stage stays, and with it all screens, flows and closures; only how it is shown changes.
@MainActor
public final class AdaptiveWireframe: ApplicationWireframe {
  /// The stage that holds the state, and that all variants share.
  public let stage: Stage
  private let makeVariant: (FormFactor) -> any ApplicationWireframe
  private var variants: [FormFactor: any ApplicationWireframe] = [:]

  /// The form factor that the app is shown for now.
  public var formFactor: FormFactor { stage.formFactor }

  /// Creates a wireframe for a form factor.
  /// - Parameters:
  ///   - stage: the stage that all variants share.
  ///   - formFactor: the form factor that the app begins with; nil for the one that the stage has.
  ///   - makeVariant: makes the wireframe for a form factor, once for each, on that same stage.
  public init(
    stage: Stage, formFactor: FormFactor? = nil,
    makeVariant: @escaping (FormFactor) -> any ApplicationWireframe
  ) {
    self.stage = stage
    self.makeVariant = makeVariant
    if let formFactor { stage.begin(in: formFactor) }
  }

  /// Creates a wireframe that shows tabs when compact, and columns when regular; it begins in the
  /// form factor that the stage has unless another one is given.
  public convenience init(stage: Stage, formFactor: FormFactor? = nil) {
    self.init(stage: stage, formFactor: formFactor) { formFactor in
      switch formFactor {
      case .compact: TabBarWireframe(stage: stage)
      case .regular: SplitWireframe(stage: stage)
      }
    }
  }

  /// Asks the variant for the present form factor, or for the one that the app is to adapt to.
  public func translate(_ request: NavigationRequest) -> Translation {
    guard case .adapt(let formFactor, nil) = request else {
      return variant(for: formFactor).translate(request)
    }
    return variant(for: formFactor).translate(request)
  }

  private func variant(for formFactor: FormFactor) -> any ApplicationWireframe {
    if let variant = variants[formFactor] { return variant }
    let variant = makeVariant(formFactor)
    variants[formFactor] = variant
    return variant
  }
}
