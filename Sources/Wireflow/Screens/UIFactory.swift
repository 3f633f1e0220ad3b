/// A factory of screens for one area of an app, such as login or exploration.
///
/// It holds what the screens depend on, so that coordinators need not. A marker that puts the
/// factory on the main actor. Swapping a factory is an A/B test of *what*; swapping a wireframe, of
/// *how* (Gornostaeva, "Flow Coordinators IRL").
@MainActor
public protocol UIFactory {}
